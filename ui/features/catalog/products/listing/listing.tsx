import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { isNarrowed, type ListingPage, widenListing } from '#core/catalog/products/index.ts';
import { useShell, useSite } from '#ui/app/site.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { Filters } from './filters.ts';
import { FiltersSheet } from './filters-sheet.tsx';
import { ListViewPartsContext } from './list-view-parts.ts';
import type { ListingPlace } from './listing-place.ts';
import { ListingPager } from './pager.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SortSelect } from './sort-select.tsx';
import { type ListingControls, type LoadListing, useListing } from './use-listing.ts';

/** The form that without JavaScript carries filters and order together. */
const FORM = 'listing-form';
/** Id of the filters. */
const ASIDE = 'filters';

/** The switch of a partner's list between tiles and rows; nothing in the shop. */
export const PlacedViewSwitch = () => {
  const parts = use(ListViewPartsContext);
  return parts ? <parts.ViewSwitch /> : null;
};

/** The names of the columns of a partner's rows; nothing in the shop. */
export const PlacedRowsHead = () => {
  const parts = use(ListViewPartsContext);
  return parts ? <parts.RowsHead /> : null;
};

interface ListingViewProps {
  readonly page: ListingPage;
  readonly place: ListingPlace;
  /** Loads another page of it. */
  readonly load: LoadListing;
}

/** A list of products with its filters, order and pages; the address holds its whole state. */
export const ListingView = observer(({ page, place, load }: ListingViewProps) => {
  const { t } = useLanguage();
  const controls = useListing(page, place, load);
  const { store } = controls;
  const { vitrina } = useSite();
  const filtered = page.listing.facets.some((facet) => facet.type === 'range' || facet.options.length > 0);
  return (
    <div className="mt-5 flex flex-col items-stretch lg:grid lg:items-start lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-8 xl:gap-10">
      <aside
        id={ASIDE}
        className="hidden scroll-mt-4 lg:block max-lg:noscript:order-last max-lg:noscript:mt-12 max-lg:noscript:block"
        aria-label={t('listing.filters')}
      >
        <Filters controls={controls} id={FORM} />
      </aside>
      <div>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 lg:items-start">
          {filtered ? <FiltersSheet controls={controls} unscripted={`#${ASIDE}`} isBeside={vitrina} /> : null}
          <ChosenFilters controls={controls} />
          <div className="flex min-w-min items-center justify-end gap-2 max-lg:flex-1">
            <SortSelect controls={controls} form={FORM} />
            <PlacedViewSwitch />
          </div>
        </div>
        {store.products.length > 0 ? (
          <>
            <PlacedRowsHead />
            <ProductGrid label={t('listing.products')} products={store.products} loading={store.loading} />
          </>
        ) : (
          <NothingHere controls={controls} />
        )}
        <ListingPager controls={controls} />
      </div>
    </div>
  );
});

/** Why a list is empty, and one way on. */
const NothingHere = ({ controls }: { controls: ListingControls }) => {
  const { t, path } = useLanguage();
  const { settings } = useShell();
  const { state, listing } = controls.page;
  const picture = settings.images.filtersEmpty;
  if (listing.totalCount > 0) {
    return (
      <Empty picture={picture} title={t('listing.beyond')}>
        <ButtonLink kind="secondary" to={controls.addressOf({ ...state, page: 1 })}>
          {t('listing.toFirst')}
        </ButtonLink>
      </Empty>
    );
  }
  if (!isNarrowed(state)) {
    return (
      <Empty picture={picture} title={t('listing.emptyCategory')}>
        <ButtonLink kind="secondary" to={path('/')}>
          {t('listing.toHome')}
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <Empty picture={picture} title={t('listing.nothing')}>
      <p className="max-w-[400px] text-muted">{t('listing.nothingHint')}</p>
      <ButtonLink kind="secondary" to={controls.addressOf(widenListing(state))}>
        {t('listing.reset')}
      </ButtonLink>
    </Empty>
  );
};
