import { observer } from 'mobx-react-lite';
import type { Product } from '#core/catalog/products/index.ts';
import type { Icon } from '#ui/design/icons/index.tsx';
import type { ChosenStore } from './chosen-store.ts';

const looks = {
  /** Over a tile's picture: there on touch, on hover and focus elsewhere, and always once it is pressed. */
  tile: 'relative isolate size-11 justify-center text-ink before:absolute before:inset-1 before:-z-1 before:rounded-full before:bg-surface/85 hover:before:bg-surface pointer-fine:not-aria-pressed:not-focus-visible:not-group-hover:opacity-0',
  /** With its words, beside others. */
  words: 'h-9 gap-2 rounded-control px-3 text-14 font-medium text-ink hover:bg-tile pointer-coarse:h-11',
} as const;

interface ToggleButtonProps {
  readonly store: ChosenStore;
  readonly product: Product;
  readonly icon: Icon;
  /** What it does, seen. */
  readonly words: string;
  /** What it does and to which product, spoken. */
  readonly label: string;
  readonly look: keyof typeof looks;
}

/** Puts a product into a list of the visitor's and takes it out; pressed while it is there. */
export const ToggleButton = observer(({ store, product, icon: Icon, words, label, look }: ToggleButtonProps) => (
  <button
    type="button"
    aria-pressed={store.has(product.productId)}
    aria-label={label}
    title={words}
    onClick={() => store.toggle(product)}
    className={`group/toggle inline-flex items-center transition aria-pressed:text-link noscript:hidden ${looks[look]}`}
  >
    <Icon
      aria-hidden="true"
      className="size-5 shrink-0 transition group-active/toggle:scale-90 group-aria-pressed/toggle:fill-current/20"
      strokeWidth={1.75}
    />
    {look === 'words' ? words : null}
  </button>
));
