import type { ComponentType, ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What stands on a product tile and belongs to groups above the catalogue: filled in where the page is composed. */
export interface ProductSlots {
  /** Puts the product in the cart, or asks for it. */
  readonly BuyButton: ComponentType<{ readonly product: Product; readonly size?: 'md' | 'lg' }>;
  /** The price by the month. */
  readonly MonthlyPayment: ComponentType<{ readonly price: Bani; readonly className?: string }>;
  /** What the product comes to beside a used device that the visitor has described; stands over the picture. */
  readonly WithDevice: ComponentType<{ readonly product: Product }>;
  /** Keeps the product among favourites and for comparison. */
  readonly KeepButtons: ComponentType<{ readonly product: Product }>;
  /** Puts those of the products in the cart that can be bought and are not in it yet; absent for fewer than two. */
  readonly BuyAllButton: ComponentType<{ readonly products: readonly Product[]; readonly children: ReactNode }>;
}

/** The filled slots of this composition. */
export const [ProductSlotsContext, useProductSlots] = requiredContext<ProductSlots>('ProductSlots');
