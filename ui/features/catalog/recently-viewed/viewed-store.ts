import type { PriceChange, Product } from '#core/catalog/products/index.ts';
import {
  changeSinceViewed,
  countOtherViewed,
  createRecentlyViewed,
  NOTHING_VIEWED,
  otherViewed,
} from '#core/catalog/recently-viewed/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The products that a visitor looked at. */
export class ViewedStore extends storeOf(NOTHING_VIEWED, createRecentlyViewed) {
  /** How many others there are beside a product, whether or not they are still sold. */
  countOtherViewed(productId: string): number {
    return countOtherViewed(this.viewed, productId);
  }

  /** What is known of the others. */
  beside(productId: string): readonly Product[] {
    return otherViewed(this.viewed, this.products, productId);
  }

  /** Change of a product's price since its last view. */
  priceChange(today: Product): PriceChange | undefined {
    return changeSinceViewed(this.viewed, today);
  }
}
