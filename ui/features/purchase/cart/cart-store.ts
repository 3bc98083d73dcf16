import type { PriceTier } from '#core/catalog/products/index.ts';
import {
  canOrder,
  countedPieces,
  createCart,
  hasObstacle,
  isInCart,
  itemCount,
  type PricedLine,
  piecesOf,
  pricedLines,
  tierOf,
  UNREAD_CART,
} from '#core/purchase/cart/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The shopper's cart and its panel. */
export class CartStore extends storeOf(UNREAD_CART, createCart) {
  get count(): number {
    return itemCount(this.lines);
  }

  /** How many of them its sum counts. */
  get countedPieces(): number {
    return countedPieces(this.lines);
  }

  get canOrder(): boolean {
    return canOrder(this.lines);
  }

  get pricedLines(): readonly PricedLine[] {
    return pricedLines(this.lines);
  }

  get hasObstacle(): boolean {
    return hasObstacle(this.lines);
  }

  has(productId: string): boolean {
    return isInCart(this.lines, productId);
  }

  /** How many pieces of a product are in the cart. */
  piecesOf(productId: string): number {
    return piecesOf(this.lines, productId);
  }

  /** At which price a product is in the cart. */
  tierOf(productId: string): PriceTier | undefined {
    return tierOf(this.lines, productId);
  }
}
