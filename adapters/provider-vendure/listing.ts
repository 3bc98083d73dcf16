import { present } from '#adapters/provider-http/mapping.ts';
import {
  type CheckboxFacet,
  type Facet,
  type FacetSelection,
  type Listing,
  type ListingState,
  offeredOptions,
  priceFacet,
} from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { PAGE_SIZE } from '#core/kernel/paging/index.ts';
import { cheapestOfEach, type Hit, type Hits, priceOf } from './hits.ts';

const isWithin =
  ({ from = 0, to = Number.POSITIVE_INFINITY }: ListingState['price']) =>
  (hit: Hit): boolean =>
    priceOf(hit) >= from && priceOf(hit) <= to;

/** Whether a variant has one of the chosen values of each facet. */
const fits = (selection: readonly FacetSelection[], idsOf: (one: FacetSelection) => readonly string[]) => {
  const wanted = selection.map(idsOf);
  return ({ facetValueIds }: Hit): boolean => wanted.every((ids) => ids.some((id) => facetValueIds.includes(id)));
};

const inOrder = (hits: readonly Hit[], sort: ListingState['sort'], locale: Locale): readonly Hit[] => {
  if (sort === undefined) return hits;
  const direction = sort.endsWith('-') ? -1 : 1;
  const compare = (one: Hit, other: Hit): number =>
    sort.startsWith('price')
      ? priceOf(one) - priceOf(other)
      : one.productVariantName.localeCompare(other.productVariantName, locale);
  return hits.toSorted((one, other) => direction * compare(one, other));
};

/** What a list shows beside its products, and the hits on its page. */
export interface ListPart extends Pick<Listing, 'facets' | 'isByModel' | 'totalCount'> {
  readonly shown: readonly Hit[];
}

/** Narrows, orders and cuts a list of hits to one of each product (rule VARIANT-3); every option counts the products that it would leave. */
export const listHits = (hits: Hits, state: ListingState, locale: Locale): ListPart => {
  const { items, facetValues } = hits;
  const facets = [...Map.groupBy(facetValues, ({ facet }) => facet.code)].map(([code, values]) => ({ code, values }));
  const idsOf = ({ filterId, values }: FacetSelection): readonly string[] =>
    facets
      .find(({ code }) => code === filterId)
      ?.values.filter(({ id }) => values.includes(id))
      .map(({ id }) => id) ?? [];
  const priced = items.filter(isWithin(state.price));
  const found = cheapestOfEach(priced.filter(fits(state.selection, idsOf)));
  const toFacet = ({ code, values }: (typeof facets)[number]): CheckboxFacet => {
    const others = priced.filter(
      fits(
        state.selection.filter(({ filterId }) => filterId !== code),
        idsOf,
      ),
    );
    const options = values
      .map(({ id, name }) => ({
        name,
        value: id,
        count: cheapestOfEach(others.filter(({ facetValueIds }) => facetValueIds.includes(id))).length,
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, locale, { numeric: true }));
    const selectedOptions = state.selection.find(({ filterId }) => filterId === code)?.values ?? [];
    const offered = offeredOptions(options, selectedOptions);
    const isOtherwise = offered.some((option, place) => option !== options[place]);
    return {
      type: 'checkbox',
      filterId: code,
      name: values[0]?.facet.name ?? code,
      options,
      ...present({ offered: isOtherwise ? offered : undefined }),
      selectedOptions,
    };
  };
  const chosen = items.filter(fits(state.selection, idsOf));
  const top = chosen.length === 0 ? undefined : Math.max(...chosen.map(priceOf));
  const all: readonly Facet[] = [priceFacet('', top, state.price), ...facets.map(toFacet)];
  const start = (state.page - 1) * PAGE_SIZE;
  return {
    facets: all,
    isByModel: true,
    totalCount: found.length,
    shown: inOrder(found, state.sort, locale).slice(start, start + PAGE_SIZE),
  };
};
