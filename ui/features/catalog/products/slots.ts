import type { ComponentType, ReactNode } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** Parts of a tile from features above the catalogue; set where the page is composed. */
export interface ProductSlots {
  /** Puts the product in the cart, or asks for it. */
  readonly BuyButton: ComponentType<{ readonly product: Product; readonly size?: 'md' | 'lg' }>;
  /** The price by the month. */
  readonly MonthlyPayment: ComponentType<{ readonly price: Bani; readonly className?: string }>;
  /** When it comes, in a few words. */
  readonly Arrival: ComponentType<{ readonly product: Product }>;
  /** Price with the visitor's trade-in device, shown over the picture. */
  readonly WithDevice: ComponentType<{ readonly product: Product }>;
  /** Buttons for favourites and comparison. */
  readonly KeepButtons: ComponentType<{ readonly product: Product }>;
  /** Puts those of the products in the cart that can be bought and are not in it yet; absent for fewer than two. */
  readonly BuyAllButton: ComponentType<{ readonly products: readonly Product[]; readonly children: ReactNode }>;
}

/** The filled slots of this composition. */
export const useProductSlots = providedHook<ProductSlots>('ProductSlots');
