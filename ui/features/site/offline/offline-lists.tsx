import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { type OfflineLists, type OfflineProduct, readOfflineLists } from '#core/site/offline/index.ts';
import { PackageOpen } from '#ui/design/icons/index.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useFavorites } from '#ui/features/catalog/favorites/favorites-context.ts';
import { useViewed } from '#ui/features/catalog/recently-viewed/viewed-context.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { offlinePictureSource } from './offline-picture-source.ts';

/** In display order. */
const LISTS = ['cart', 'favorites', 'viewed'] as const satisfies (keyof OfflineLists)[];

/** Cart, favourites and recently viewed products as saved in this browser (rule OFFLINE-4). */
export const OfflineListsView = observer(() => {
  const { t } = useLanguage();
  const cart = useCart();
  const favorites = useFavorites();
  const viewed = useViewed();
  useEffect(() => viewed.recall(), [viewed]);
  if (!cart.ready || !favorites.ready) return <Skeleton className="mt-10 h-96 noscript:hidden" />;
  const lists = readOfflineLists({ cart: cart.lines, favorites: favorites.list, viewed: viewed.viewed });
  const shown = LISTS.filter((name) => lists[name].length > 0);
  if (shown.length === 0) return <p className="mt-10 text-18">{t('offline.nothing')}</p>;
  return (
    <>
      <div className="mt-10 border-t border-hairline pt-6 text-muted">
        <p className="max-w-150">{t('offline.asSeen')}</p>
      </div>
      {shown.map((name) => (
        <List key={name} title={t(`offline.${name}`)} products={lists[name]} />
      ))}
    </>
  );
});

const List = ({ title, products }: { readonly title: string; readonly products: readonly OfflineProduct[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-22">
        {title}
      </h2>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {products.map((product) => (
          <Row key={product.productId} product={product} />
        ))}
      </ul>
    </section>
  );
};

const Row = ({ product }: { readonly product: OfflineProduct }) => {
  const { t, path, money, day } = useLanguage();
  const { title, url, image, price, count, at } = product;
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-b border-hairline py-4">
      <OfflinePicture key={image} image={image} />
      <div className="flex min-w-0 flex-col gap-1">
        <a href={path(`/product/${url}`)} className="line-clamp-3 text-14 font-medium hover:text-link">
          {title}
        </a>
        {price === undefined ? null : <p className="price text-16">{money(price)}</p>}
        {count !== undefined && count > 1 ? (
          <p className="text-14 text-muted">{t('offline.pieces', { count })}</p>
        ) : null}
        {at === undefined ? null : <p className="text-14 text-muted">{t('offline.seen', { day: day(at) })}</p>}
      </div>
    </li>
  );
};

/** A saved picture, or a placeholder. */
const OfflinePicture = ({ image }: { readonly image: string }) => {
  const [isMissing, setMissing] = useState(image === '');
  const box = 'size-18 rounded-control bg-tile';
  return isMissing ? (
    <span className={`grid place-items-center text-muted ${box}`}>
      <PackageOpen className="size-6" />
    </span>
  ) : (
    <img
      src={offlinePictureSource(image)}
      alt=""
      width={72}
      height={72}
      className={`object-cover ${box}`}
      onError={() => setMissing(true)}
    />
  );
};
