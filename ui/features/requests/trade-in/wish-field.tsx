import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { TextField } from '#ui/design/primitives/field.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { useTypingContext } from '#ui/features/catalog/search/use-search.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useTradeInPorts } from './trade-in-ports.ts';
import { WishStore } from './wish-store.ts';

interface WishFieldProps {
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (wish: string) => void;
}

/** The wish in exchange: free text, or a product among suggestions (rule TRADEIN-4). */
export const WishField = observer(({ error, value, onChange }: WishFieldProps) => {
  const { t } = useLanguage();
  const ports = useTradeInPorts();
  const context = useTypingContext();
  const [store] = useState(() => new WishStore(ports));
  const list = useId();
  const { products, chosen } = store;
  const open = products.length > 0;
  const idOf = (productId: string) => `${list}-${productId}`;
  useEffect(() => store.leave, [store]);

  const choose = (title: string) => {
    store.leave();
    onChange(title);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'ArrowDown') store.step(1);
    else if (event.key === 'ArrowUp') store.step(-1);
    else if (event.key === 'Escape') store.leave();
    else if (event.key === 'Enter' && chosen) choose(chosen.title);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <TextField
        label={t('tradeIn.wanted')}
        hint={t('tradeIn.wantedHint')}
        error={error}
        name="wanted"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={chosen && idOf(chosen.productId)}
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          store.type(target.value, context);
        }}
        onKeyDown={onKeyDown}
        onBlur={store.leave}
      />
      {open ? (
        <div
          id={list}
          role="listbox"
          aria-label={t('tradeIn.wanted')}
          className="rise absolute inset-x-0 top-20 z-10 overflow-hidden rounded-tile border border-hairline bg-raised p-1 shadow-layer"
        >
          {products.map((product) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows and Enter of the field choose it
            <div
              key={product.productId}
              id={idOf(product.productId)}
              role="option"
              tabIndex={-1}
              aria-selected={product === chosen}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(product.title)}
              className="flex cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-tile aria-selected:bg-tile"
            >
              <LinePicture image={product.image} side={48} />
              <span className="min-w-0">
                <span className="line-clamp-2 text-14">{product.title}</span>
                <ProductPrice product={product} className="text-16" />
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
});
