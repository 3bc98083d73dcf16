import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import type { ChosenStore } from './chosen-store.ts';

interface ToggleButtonProps {
  readonly store: ChosenStore;
  readonly product: Product;
  /** The list that it is put into. */
  readonly list: 'favorites' | 'compare';
  /** What it does, seen. */
  readonly words: string;
  /** What it does and to which product, spoken. */
  readonly label: string;
  /** Over a tile's picture, or with its words, beside others. */
  readonly look: 'tile' | 'words';
}

/** Puts a product into a list of the visitor's and takes it out; pressed while it is there. */
export const ToggleButton = observer(({ store, product, list, words, label, look }: ToggleButtonProps) => (
  <button
    type="button"
    aria-pressed={store.has(product.productId)}
    aria-label={label}
    title={words}
    onClick={() => store.toggle(product)}
    className={`toggle toggle-${list} toggle-${look}`}
  >
    {look === 'words' ? words : null}
  </button>
));
