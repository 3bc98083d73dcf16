import type { ListingPage, ListingState, SearchListing } from '#core/catalog/products/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { CategoryChips } from '#ui/features/catalog/products/category-chips.tsx';
import { ListingView, PlacedRowsHead, PlacedViewSwitch } from '#ui/features/catalog/products/listing/listing.tsx';
import { ListingCount } from '#ui/features/catalog/products/listing/listing-count.tsx';
import { type ListingPlace, listingAddress } from '#ui/features/catalog/products/listing/listing-place.ts';
import { useListingPorts } from '#ui/features/catalog/products/listing/listing-ports.ts';
import { ProductGrid } from '#ui/features/catalog/products/listing/product-grid.tsx';
import { AS_WRITTEN, type BY_NAME } from '#ui/features/catalog/search/search-address.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CATEGORY_PARAMETER } from './loader.ts';

/** A search with results; its scope is the found text and the category. */
export interface Found extends ListingPage {
  readonly text: string;
  /** The alternative spelling that found the products. */
  readonly otherwise: string | undefined;
  readonly within: string | undefined;
  /** The rest of the text after words that were understood as filters (rule SEARCH-17). */
  readonly understood: string | undefined;
  readonly byCode: boolean;
  /** How the address asks to search. */
  readonly by: typeof AS_WRITTEN | typeof BY_NAME | undefined;
  readonly listing: SearchListing;
}

export const SearchResults = ({ found }: { found: Found }) => {
  const { t, path, locale } = useLanguage();
  const { vitrina } = useSite();
  const { scope, text, otherwise, understood, within, byCode, by, state, listing } = found;
  const { catalog } = useListingPorts();
  const load = (asked: ListingState) =>
    catalog.search({
      locale,
      text: understood ?? otherwise ?? text,
      ...(within === undefined ? {} : { category: within }),
      state: asked,
    });
  const placeWithin = (category: string | undefined): ListingPlace => ({
    path: path('/search'),
    ranked: true,
    query: [
      ['query', understood ?? text],
      ...Object.entries(by ?? {}),
      ...(category === undefined ? [] : [[CATEGORY_PARAMETER, category] as const]),
    ],
  });
  return (
    <>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <h1 className={`md:text-36 ${vitrina ? 'text-18' : 'text-28'}`}>
          {otherwise === undefined ? t('search.found', { text }) : t('search.shownFor', { text: otherwise })}
        </h1>
        <ListingCount listing={listing} />
      </div>
      {otherwise === undefined ? null : <p className="mt-1 text-16 text-muted">{t('search.nothingFor', { text })}</p>}
      {understood === undefined ? null : (
        <p className="mt-1 text-16 text-muted">
          {t('search.understood')}{' '}
          <Link
            className="inline-block py-1 text-link hover:underline pointer-coarse:py-3"
            to={path(`/search?${new URLSearchParams({ query: text, ...AS_WRITTEN })}`)}
          >
            {t('search.asWritten')}
          </Link>
        </p>
      )}
      {byCode ? (
        <div className="mt-4">
          <div className="mb-4 flex justify-end">
            <PlacedViewSwitch />
          </div>
          <PlacedRowsHead />
          <ProductGrid label={t('listing.products')} products={listing.products} loading={false} />
        </div>
      ) : (
        <>
          <Narrowing
            found={found}
            addressWithin={(category) => listingAddress(placeWithin(category), { ...state, page: 1 })}
          />
          <ListingView key={scope} page={found} place={placeWithin(within)} load={load} />
        </>
      )}
    </>
  );
};

interface NarrowingProps {
  readonly found: Found;
  readonly addressWithin: (category: string | undefined) => string;
}

/** Categories with their counts; links keep filters, prices and order. */
const Narrowing = ({ found: { listing, within }, addressWithin }: NarrowingProps) => {
  const { t } = useLanguage();
  const { byCategory } = listing;
  const chosen = byCategory.filter(({ url }) => url === within);
  const others = byCategory.filter(({ url, totalCount }) => url !== within && totalCount > 0);
  // A single category that has all results filters nothing; the chosen one links back to all.
  if (byCategory.length < 2 || (within === undefined && others.length < 2)) return null;
  return (
    <CategoryChips
      label={t('search.byCategory')}
      chips={[
        { url: '', title: t('search.everywhere'), to: addressWithin(undefined), current: within === undefined },
        ...[...chosen, ...others].map((category) => ({
          ...category,
          to: addressWithin(category.url),
          current: category.url === within,
        })),
      ]}
    />
  );
};
