import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { type FacetSelection, isChosenOption, parseListing, toggleOption } from '#core/catalog/products/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { FacetFrame, FacetGroup } from './facet-group.tsx';
import { PriceFilter } from './price-filter.tsx';
import { useEarlyTicks } from './use-early-ticks.ts';
import type { ListingControls } from './use-listing.ts';

const toggleAll = (selection: readonly FacetSelection[], { filterId, values }: FacetSelection) =>
  values.reduce((all, value) => toggleOption(all, filterId, value, false), selection);

/** Filters that stand open at the start: the price, what is in stock and four that the goods are chosen by. */
const OPEN_AT_START = 6;

/**
 * Every filter of a list as one GET form: without JavaScript it is sent by its button, with JavaScript each change
 * navigates at once.
 */
export const FilterForm = observer(({ controls, id }: { controls: ListingControls; id: string }) => {
  const { t } = useLanguage();
  const { store, page, asked, place, toggle, change } = controls;
  const { scope, listing } = page;
  const form = useRef<HTMLFormElement>(null);
  const selection = store.selectionIn(scope);
  const isChosen = (filterId: string) => (option: string) => isChosenOption(selection, filterId, option);
  useEarlyTicks(form, (names) => {
    // The boxes of this form are named as the address names a chosen option: `filter:value`.
    const { selection: ticks } = parseListing(names.map((name) => ['spec_filter', name] as const));
    change({ selection: ticks.reduce(toggleAll, selection) });
  });
  const keep = (event: FormEvent) => event.preventDefault();
  return (
    <form
      ref={form}
      id={id}
      autoComplete="off"
      method="get"
      action={place.path}
      onSubmit={keep}
      aria-label={t('listing.filters')}
    >
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
        <Button type="submit" wide>
          {t('listing.apply')}
        </Button>
      </div>
    </form>
  );
});
