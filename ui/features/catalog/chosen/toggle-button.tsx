import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import type { ChosenStore } from './chosen-store.ts';

interface ToggleButtonProps {
  readonly store: ChosenStore;
  readonly product: Product;
  /** The list that it is put into. */
  readonly list: 'favorites' | 'compare';
  /** Label, and the label while the product is in the list. */
  readonly words: string;
  readonly chosenWords: string;
  /** What it does and to which product, spoken. */
  readonly label: string;
  /** Over a tile's picture, or with its words, beside others. */
  readonly look: 'tile' | 'words';
}

/** Puts a product into a list of the visitor's and takes it out; pressed while it is there. */
export const ToggleButton = observer((props: ToggleButtonProps) => {
  const { store, product, list, words, chosenWords, label, look } = props;
  const pressed = store.has(product.productId);
  const saysChosen = pressed && look === 'words';
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={saysChosen ? `${chosenWords}: ${product.title}` : label}
      title={saysChosen ? chosenWords : words}
      onClick={() => store.toggle(product)}
      className={`toggle toggle-${list} toggle-${look}`}
    >
      {look === 'words' ? (pressed ? chosenWords : words) : null}
    </button>
  );
});
