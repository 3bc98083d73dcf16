import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { type CartLine, canPutBack, linePrice } from '#core/purchase/cart/index.ts';
import { Trash2 } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { Button, IconButton } from '#ui/design/primitives/button.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCart } from './cart-context.ts';
import type { SavedStore } from './saved-store.ts';

/** What is saved for later, under the cart's lines; nothing where there is nothing (rule LATER-3). */
export const SavedLines = observer(({ store }: { readonly store: SavedStore }) => {
  const { t, locale } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  if (store.saved.length === 0) return null;
  const focusHeading = () => heading.current?.focus();
  return (
    <section aria-labelledby="saved" className="border-t border-hairline px-5 py-4">
      <h3 ref={heading} id="saved" tabIndex={-1} className="text-16 font-semibold outline-none">
        {t('cart.saved')}
      </h3>
      <ul className="divide-y divide-hairline">
        {store.saved.map((line) => (
          <SavedLine
            key={line.product.productId}
            line={line}
            onPutBack={() => {
              store.putInCart(line.product.productId, locale);
              focusHeading();
            }}
            onRemove={() => {
              store.forget(line.product.productId);
              focusHeading();
            }}
          />
        ))}
      </ul>
    </section>
  );
});

const SavedLine = ({ line, onPutBack, onRemove }: { line: CartLine; onPutBack: () => void; onRemove: () => void }) => {
  const { t, path, money } = useLanguage();
  const cart = useCart();
  const { product, count } = line;
  const { title, url, image } = product;
  const price = money(linePrice({ ...line, count: 1 }));
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-x-3 py-4 text-14">
      <LinePicture image={image} className="row-span-2" />
      <Link to={path(`/product/${url}`)} onClick={cart.hide} className="line-clamp-2 min-w-0 hover:underline">
        {title}
      </Link>
      <IconButton
        label={t('cart.savedRemove', { title })}
        className="-mt-3 -mr-3 text-muted hover:text-ink"
        onClick={onRemove}
      >
        <Trash2 className="size-4.5" />
      </IconButton>
      <div className="col-span-2 mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">{count > 1 ? t('cart.pieces', { count, price }) : price}</p>
        {canPutBack(line) ? (
          <Button kind="secondary" size="sm" onClick={onPutBack}>
            {t('cart.savedPutBack')}
            <span className="sr-only"> {title}</span>
          </Button>
        ) : (
          <p className="font-semibold text-danger">{t('cart.savedAbsent')}</p>
        )}
      </div>
    </li>
  );
};

/** The line that was removed last, with undo (rule CART-29). */
export const RemovedLine = observer(({ store }: { readonly store: SavedStore }) => {
  const { t } = useLanguage();
  const { removed, undo } = store;
  const title = removed?.line.product.title;
  return (
    <div role="status" className="shrink-0 px-5 not-empty:pt-4">
      {removed ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile bg-tile px-4 py-2 text-14">
          <span className="min-w-0">{t('cart.removed', { title })}</span>
          <button
            type="button"
            aria-label={t('cart.putBackOf', { title })}
            className="min-h-6 font-semibold text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
            onClick={undo}
          >
            {t('cart.undo')}
          </button>
        </p>
      ) : null}
    </div>
  );
});
