import { type ComponentType, createContext, use } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';

/** What stands on a product tile and belongs to groups above the catalogue: filled in where the page is composed. */
export interface ProductSlots {
  /** Puts the product in the cart, or asks for it. */
  readonly BuyButton: ComponentType<{ readonly product: Product; readonly size?: 'md' | 'lg' }>;
  /** The price by the month. */
  readonly MonthlyFrom: ComponentType<{ readonly price: Bani; readonly className?: string }>;
  /** Keeps the product among favourites and for comparison. */
  readonly KeepButtons: ComponentType<{ readonly product: Product }>;
}

export const ProductSlotsContext = createContext<ProductSlots | undefined>(undefined);

/** The filled slots of this composition. */
export const useProductSlots = (): ProductSlots => {
  const slots = use(ProductSlotsContext);
  if (!slots) throw new Error('useProductSlots needs a ProductSlotsContext above');
  return slots;
};
