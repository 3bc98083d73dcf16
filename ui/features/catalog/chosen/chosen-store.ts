import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import {
  changeSince,
  type PriceChange,
  type Product,
  type ProductListState,
  UNREAD_LIST,
} from '#core/catalog/products/index.ts';

/** The core's state of such a list. */
interface Keeping {
  readonly start: () => () => void;
  readonly toggle: (product: Product) => void;
  readonly arrange: (ids: readonly string[]) => void;
}

/** A list of products that the visitor picks, stored in the browser and shared between tabs. */
export abstract class ChosenStore implements ProductListState {
  list = UNREAD_LIST.list;
  ready = UNREAD_LIST.ready;

  protected abstract readonly keeping: Keeping;

  constructor() {
    makeObservable(this, {
      list: observableRef,
      ready: observable,
      ids: computed,
      toggle: actionBound,
      arrange: actionBound,
    });
  }

  /** Ids of the products in their order. */
  get ids(): readonly string[] {
    return this.list.map(({ productId }) => productId);
  }

  /** The ids that an address of the whole list names. */
  abstract get addressed(): readonly string[];

  has(productId: string): boolean {
    return this.ids.includes(productId);
  }

  /** Change of a product's price since it was added (rules FAVORITE-3, COMPARE-10). */
  priceChange(today: Product): PriceChange | undefined {
    return changeSince(this.list, today);
  }

  /** Reads the stored list and follows other tabs; returns a function that stops it. */
  start(): () => void {
    return this.keeping.start();
  }

  toggle(product: Product): void {
    this.keeping.toggle(product);
  }

  arrange(ids: readonly string[]): void {
    this.keeping.arrange(ids);
  }
}
