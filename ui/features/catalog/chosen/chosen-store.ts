import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { inOrderOf, type Product, type ProductListStorage } from '#core/catalog/products/index.ts';

type Toggle = (list: readonly Product[], product: Product) => readonly Product[];

/** Products that a visitor has picked out, kept in the browser and shared between its tabs. */
export abstract class ChosenStore {
  list: readonly Product[] = [];
  /** Whether the stored list has been read: nothing is known of it in the first render. */
  ready = false;

  readonly #storage: ProductListStorage;
  readonly #toggle: Toggle;

  constructor(storage: ProductListStorage, toggle: Toggle) {
    this.#storage = storage;
    this.#toggle = toggle;
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

  /** Reads the stored list and follows other tabs; gives the way to stop. */
  start(): () => void {
    const show = (list: readonly Product[]) =>
      runInAction(() => {
        this.list = list;
        this.ready = true;
      });
    show(this.#storage.load());
    return this.#storage.onChangeElsewhere(show);
  }

  /** Puts a product in or takes it out, and tells of it. */
  toggle(product: Product): void {
    this.list = this.#toggle(this.list, product);
  }

  /** Puts the products in another order. */
  arrange(ids: readonly string[]): void {
    this.keep(inOrderOf(ids, this.list, ({ productId }) => productId));
  }

  /** Another list takes the place of this one. */
  protected keep(list: readonly Product[]): void {
    this.list = list;
    this.#storage.save(list);
  }
}
