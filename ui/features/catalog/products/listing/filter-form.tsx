import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { isChosenOption } from '#core/catalog/products/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { FacetFrame, FacetGroup } from './facet-group.tsx';
import { PriceFilter } from './price-filter.tsx';
import type { ListingControls } from './use-listing.ts';

/** Filters open at the start: price, stock and four more. */
const OPEN_AT_START = 6;

/**
 * Every filter of a list as one GET form: without JavaScript it is sent by its button, with JavaScript each change
 * navigates at once.
 */
export const FilterForm = observer(({ controls, id }: { controls: ListingControls; id: string }) => {
  const { t } = useLanguage();
  const { store, page, asked, place, toggle, change } = controls;
  const { scope, listing } = page;
  const selection = store.selectionIn(scope);
  const isChosen = (filterId: string) => (option: string) => isChosenOption(selection, filterId, option);
  const keep = (event: FormEvent) => event.preventDefault();
  return (
    <form id={id} autoComplete="off" method="get" action={place.path} onSubmit={keep} aria-label={t('listing.filters')}>
      {place.query?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {listing.facets.map((facet, index) =>
        facet.type === 'range' ? (
          <FacetFrame key={facet.filterId} title={facet.name || t('listing.price')} startsOpen>
            <PriceFilter facet={facet} price={asked.price} onChange={(price) => change({ price })} />
          </FacetFrame>
        ) : (
          <FacetGroup
            key={facet.filterId}
            facet={facet}
            startsOpen={index < OPEN_AT_START}
            isChosen={isChosen(facet.filterId)}
            onToggle={toggle}
          />
        ),
      )}
      <div className="mt-4 hidden noscript:block">
        <Button kind="secondary" type="submit" wide>
          {t('listing.apply')}
        </Button>
      </div>
    </form>
  );
});
