import { observer } from 'mobx-react-lite';
import { type PriceChange, type Product, sortByIds } from '#core/catalog/products/index.ts';
import { Button, ButtonLink } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useKeptFocus } from '#ui/design/use-kept-focus.ts';
import { ChosenHead } from '#ui/features/catalog/chosen/chosen-head.tsx';
import { DiscontinuedProducts } from '#ui/features/catalog/chosen/discontinued-products.tsx';
import { NothingChosen } from '#ui/features/catalog/chosen/nothing-chosen.tsx';
import { OWN_LIST_STATE } from '#ui/features/catalog/chosen/own-list-state.ts';
import { useChosen } from '#ui/features/catalog/chosen/use-chosen.ts';
import { TileNote } from '#ui/features/catalog/products/price-note.tsx';
import { ProductTile } from '#ui/features/catalog/products/product-tile.tsx';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { HandOverList } from '#ui/features/catalog/sharing/hand-over-list.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useFavorites } from './favorites-context.ts';

interface FavoritesViewProps {
  /** The products that the address names. */
  readonly named: readonly string[];
  /** Those of them that are still sold, with today's prices. */
  readonly items: readonly Product[];
}

const idOf = ({ productId }: Product): string => productId;
const grid =
  'product-grid -mb-8 grid grid-cols-2 gap-x-3 md:-mb-10 md:grid-cols-3 md:gap-x-4 xl:grid-cols-4 xl:gap-x-5';

/** Shows the products of the address: the visitor's favourites, or shared ones that can be taken over. */
export const FavoritesView = observer(({ named, items }: FavoritesViewProps) => {
  const { t } = useLanguage();
  const favorites = useFavorites();
  const { BuyAllButton } = useProductSlots();
  const { whose, ids, home } = useChosen(favorites, '/favorites', named);
  const gone = ids.filter((id) => named.includes(id) && !items.some((item) => idOf(item) === id));
  // A list longer than its address shows the rest as it was when it was added.
  const added = whose === 'own' ? favorites.list.filter((product) => !favorites.addressed.includes(idOf(product))) : [];
  const shown = sortByIds(ids, [...added, ...items], idOf);
  const loading =
    whose === 'unknown'
      ? named.length === 0
      : favorites.addressed.some((id) => ids.includes(id) && !named.includes(id));
  const foreign = shown.filter((product) => !favorites.has(idOf(product)));

  const heading = useKeptFocus<HTMLHeadingElement>(ids.length + (whose === 'shared' && foreign.length > 0 ? 1 : 0));

  const hint = () => {
    if (whose === 'own') return ids.length > 0 ? t('favorites.ownHint') : '';
    if (whose === 'unknown') return '';
    return t(foreign.length === 0 && shown.length > 0 ? 'favorites.allKept' : 'favorites.sharedHint');
  };

  return (
    <>
      <ChosenHead
        title={t('favorites.title')}
        count={ids.length}
        empty={ids.length === 0 && !loading}
        heading={heading}
        hint={hint()}
      >
        {whose === 'shared' ? (
          <>
            {foreign.length > 0 ? (
              <Button kind="secondary" size="sm" onClick={() => favorites.join(shown)}>
                {t('favorites.keep')}
              </Button>
            ) : null}
            {favorites.list.length > 0 ? (
              <ButtonLink kind="quiet" size="sm" to={home} state={OWN_LIST_STATE}>
                {t('favorites.toOwn')}
              </ButtonLink>
            ) : null}
          </>
        ) : whose === 'own' && shown.length > 0 ? (
          <>
            <HandOverList kind="favorites" ids={favorites.addressed} />
            <BuyAllButton products={shown}>{t('favorites.addAll')}</BuyAllButton>
          </>
        ) : null}
      </ChosenHead>
      <DiscontinuedProducts
        count={gone.length}
        known={whose === 'own' ? favorites.list.filter((product) => gone.includes(idOf(product))) : []}
        onForget={favorites.toggle}
      />
      {ids.length === 0 && !loading ? <NothingChosen list="favorites" /> : null}
      <ul aria-label={t('favorites.products')} className={grid}>
        {shown.map((product, place) => (
          <li key={idOf(product)} className="pb-8 md:pb-10">
            <ProductTile
              product={product}
              heading="h2"
              priority={place === 0}
              sizes="(width < 768px) 48vw, (width < 1024px) 32vw, 340px"
              note={<ChangedPrice change={whose === 'own' ? favorites.priceChange(product) : undefined} />}
            />
          </li>
        ))}
      </ul>
      {loading ? <Loading /> : null}
      {whose === 'unknown' && named.length === 0 ? (
        <div className="hidden noscript:block">
          <NothingChosen list="favorites" />
        </div>
      ) : null}
    </>
  );
});

const ChangedPrice = ({ change }: { readonly change: PriceChange | undefined }) => {
  const { t, money } = useLanguage();
  return (
    <TileNote change={change}>{change ? t(`favorites.${change.kind}`, { amount: money(change.by) }) : null}</TileNote>
  );
};

/** The room of the tiles while the list is not known or not there yet. */
const Loading = () => {
  const { t } = useLanguage();
  return (
    <div role="status" className={`${grid} noscript:hidden`}>
      <span className="sr-only">{t('chosen.loading')}</span>
      {[1, 2, 3, 4].map((tile) => (
        <span key={tile} className="flex flex-col gap-3">
          <Skeleton className="tile-picture" />
          <Skeleton className="h-12" />
          <Skeleton className="h-8 w-2/3" />
        </span>
      ))}
    </div>
  );
};
