/** The place of a store that is made by whoever needs it first, so that its code comes with them; one for a tab. */
export class OnDemand<Parts extends readonly unknown[], Store> {
  readonly #parts: Parts;
  #store: Store | undefined;

  constructor(...parts: Parts) {
    this.#parts = parts;
  }

  /** The store, if anybody has needed it. */
  get made(): Store | undefined {
    return this.#store;
  }

  /** The store; made of its parts by the class given when nobody has needed it before. */
  get(Class: new (...parts: Parts) => Store): Store {
    this.#store ??= new Class(...this.#parts);
    return this.#store;
  }
}
