type StoreClass = new (...parts: never[]) => unknown;

/** Place of a store whose code comes with the first component that needs it; one a tab. */
export class LazyStore<Class extends StoreClass> {
  readonly #parts: ConstructorParameters<Class>;
  #store: InstanceType<Class> | undefined;

  constructor(...parts: ConstructorParameters<Class>) {
    this.#parts = parts;
  }

  /** The store, if it was needed before. */
  get made(): InstanceType<Class> | undefined {
    return this.#store;
  }

  /** The store, made on the first call. */
  get(Store: Class): InstanceType<Class> {
    this.#store ??= new Store(...this.#parts) as InstanceType<Class>;
    return this.#store;
  }
}
