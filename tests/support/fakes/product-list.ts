import { type Product, type ProductListStorage, repairProducts } from '#core/catalog/products/index.ts';

/** A list kept in memory as text, with another tab that can change it. */
export const memoryProducts = (kept: readonly Product[] = []) => {
  let text = JSON.stringify(kept);
  let saves = 0;
  const listeners = new Set<(products: readonly Product[]) => void>();
  const load = () => repairProducts(JSON.parse(text));
  const write = (products: readonly Product[]) => {
    text = JSON.stringify(products);
  };
  const storage: ProductListStorage = {
    load,
    save: (products) => {
      saves += 1;
      write(products);
    },
    onChangeElsewhere: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const changeElsewhere = (products: readonly Product[]) => {
    write(products);
    for (const listener of listeners) listener(load());
  };
  return { storage, changeElsewhere, kept: load, saves: () => saves };
};
