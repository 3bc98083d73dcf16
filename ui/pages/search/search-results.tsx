import type { SearchListing } from '#core/catalog/index.ts';
import { CategoryChips } from '#ui/features/catalog/category-chips.tsx';
import { ListingView } from '#ui/features/catalog/listing/listing.tsx';
import type { ListingPage } from '#ui/features/catalog/listing/listing-page.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** A search that found something; its scope is the text. */
export interface Found extends ListingPage {
  readonly listing: SearchListing;
}

/** The products that a text finds, and how many of them stand in which category. */
export const SearchResults = ({ found }: { found: Found }) => {
  const { t, path, count } = useLanguage();
  const { scope: text, listing } = found;
  const { totalCount, byCategory } = listing;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-28 wrap-anywhere md:text-36">{t('search.found', { text })}</h1>
        <p role="status" className="text-16 text-muted md:text-18">
          {t('listing.count', { count: totalCount, shown: count(totalCount) })}
        </p>
      </div>
      <CategoryChips label={t('search.byCategory')} chips={byCategory} />
      <ListingView key={text} page={found} place={{ path: path('/search'), query: [['query', text]] }} />
    </>
  );
};
