import type { Listing } from '#core/catalog/products/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** How long a list is: in models where it has one product of each (rule VARIANT-3). */
export const ListingCount = ({ listing: { totalCount, isByModel } }: { listing: Listing }) => {
  const { t, count } = useLanguage();
  return (
    <p role="status" className="text-16 text-muted md:text-18">
      {t(isByModel ? 'listing.models' : 'listing.count', { count: totalCount, shown: count(totalCount) })}
    </p>
  );
};
