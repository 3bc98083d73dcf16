import { observer } from 'mobx-react-lite';
import { type Product, saleState } from '#core/catalog/products/index.ts';
import { useArrivalWords } from './use-arrival-words.ts';

/** When a product that is sold now comes to the chosen region (rule TILE-2). */
export const Arrival = observer(({ product }: { readonly product: Product }) => {
  const words = useArrivalWords();
  return words && saleState(product) === 'sold' ? <span>{words}</span> : null;
});
