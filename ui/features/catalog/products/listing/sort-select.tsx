import { observer } from 'mobx-react-lite';
import { DEFAULT_SORT, offeredSorts, parseSort, type SortOption } from '#core/catalog/products/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { Select } from '#ui/design/primitives/select.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { ListingControls } from './use-listing.ts';

/**
 * The order of a list. It belongs to the filters' form, so that without JavaScript both are sent together. The provider sorts
 * by the ordinary price, which to a partner is not the one that leads: there it is named.
 */
export const SortSelect = observer(({ controls, form }: { controls: ListingControls; form: string }) => {
  const { t } = useLanguage();
  const { partnerLooks } = useCustomerView();
  const { asked, change, page, place } = controls;
  const { sorts = offeredSorts(), defaultSort = DEFAULT_SORT } = page.listing;
  // The default order: relevance in a search, else the category's.
  const own: SortOption | '' = place.ranked ? '' : defaultSort;
  const choose = (chosen: string) => change({ sort: chosen === own ? undefined : parseSort(chosen) });
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-end gap-2">
      <Select
        frame="max-w-full"
        name="sort"
        form={form}
        aria-label={t('listing.sort')}
        value={asked.sort ?? own}
        onChange={({ target }) => choose(target.value)}
        className="h-11 text-14 font-medium"
        none={own === '' ? t('listing.order.best') : undefined}
        options={sorts.map((option) => [
          option,
          partnerLooks && (option === 'price-' || option === 'price+')
            ? t(`listing.partnerOrder.${option}`)
            : t(`listing.order.${option}`),
        ])}
      />
      <div className="hidden noscript:block">
        <Button type="submit" kind="secondary" form={form}>
          {t('listing.apply')}
        </Button>
      </div>
    </div>
  );
});
