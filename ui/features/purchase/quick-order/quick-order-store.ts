import type { StockedProduct } from '#core/catalog/search/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import {
  chosenTierOfAll,
  createQuickOrder,
  explainsRemainder,
  hasUnreadText,
  knownProduct,
  linesInState,
  pricedRows,
  type QuickLine,
  type QuickRow,
  type QuickTotals,
  quickTotals,
  rowsForCart,
  UNREAD_QUICK_ORDER,
} from '#core/purchase/quick-order/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** A quick order: the text being typed, the list, and what the provider says of its codes. */
export class QuickOrderStore extends storeOf(UNREAD_QUICK_ORDER, createQuickOrder) {
  get rows(): readonly QuickRow[] {
    return pricedRows(this.lines, this.known);
  }

  /** The lines whose codes no product has. */
  get missing(): readonly QuickLine[] {
    return linesInState(this.lines, this.known, 'missing');
  }

  /** The lines that are still asked for. */
  get asked(): readonly QuickLine[] {
    return linesInState(this.lines, this.known, 'asking');
  }

  /** The lines that could not be asked for. */
  get failed(): readonly QuickLine[] {
    return linesInState(this.lines, this.known, 'failed');
  }

  get totals(): QuickTotals {
    return quickTotals(this.rows);
  }

  get sellable(): readonly PutLine[] {
    return rowsForCart(this.rows);
  }

  /** Codes in the field have not been taken yet: they go with the list (rule QUICK-13). */
  get hasUnreadText(): boolean {
    return hasUnreadText(this);
  }

  /** Only such lines stayed as cannot be sold now, and it is to be said why (rule QUICK-12). */
  get explainsRemainder(): boolean {
    return explainsRemainder(this.taken, this.totals);
  }

  /** Which price all lines have, if they have one. */
  get choice(): ReturnType<typeof chosenTierOfAll> {
    return chosenTierOfAll(this.rows);
  }

  /** The product of a code, once it is known. */
  productOf(code: string): StockedProduct | 'missing' | undefined {
    return knownProduct(this.known, code);
  }
}
