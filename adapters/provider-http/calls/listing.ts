import * as v from 'valibot';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  amount,
  assumed,
  count,
  filled,
  id,
  ignoredIfInvalid,
  maybe,
  seoInfo,
  slug,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf, type Mapping, present } from '#adapters/provider-http/mapping.ts';
import {
  type CategoryCount,
  type CheckboxFacet,
  type Facet,
  type Listing,
  type ListingState,
  offeredOptions,
  offeredSorts,
  parseSort,
  priceFacet,
  type SearchListing,
  sortOptions,
} from '#core/catalog/products/index.ts';
import { PAGE_SIZE } from '#core/kernel/paging/index.ts';
import { toDecimal } from '#core/kernel/shared/index.ts';
import { subcategoryWire, toSubcategory } from './menu.ts';
import { breadcrumbWire, productWire, toBreadcrumbs, toProduct, toSeo } from './products.ts';

export const filterWire = v.object({
  filterId: id,
  sp_key: v.pipe(filled, v.description('What `spec_filter` names this filter by')),
  name: text,
  type: v.picklist(['checkbox', 'range']),
  options: v.array(v.object({ name: text, value: filled, selected: maybe(v.boolean()), count: assumed(count) })),
});

/** Cheapest and dearest product of the list before the price filter; both null when it is empty. */
export const priceFilterWire = v.object({
  name: text,
  min: ignoredIfInvalid('min', amount),
  max: ignoredIfInvalid('max', amount),
});

export const categoryCountWire = v.object({ categoryUrl: slug, categoryTitle: text, totalCount: count });

/** Where a search says which text it was for, when that is not the given one. */
export const correctedQuery = v.pipe(
  assumed(text),
  v.description('The text that was searched for instead, where the given one was taken to have a slip of the finger'),
);

/** Filters, price, order and page, as every list of products takes them. */
const listQuery = {
  spec_filter: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^[^:]+:.+$/))), v.description('`sp_key:value`, repeated')),
  ),
  price_from: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.description('MDL'))),
  price_to: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.description('MDL'))),
  sort: v.optional(
    v.pipe(v.picklist(sortOptions), v.description('Beyond price and name only what the answer names in `sorts`')),
  ),
  unsorted: v.optional(
    v.pipe(
      v.literal('true'),
      v.description('No order was chosen: who names a `default_sort` lists in it, anyone else by `sort`'),
    ),
  ),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Counted from 1'))),
  per_page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
};

const listAnswer = {
  products: v.array(productWire),
  totalCount: count,
  by_model: v.pipe(
    assumed(v.boolean()),
    v.description('True when one product of each `model` is listed and all counts are of models'),
  ),
  filters: v.array(filterWire),
  price_filter: priceFilterWire,
  sorts: v.pipe(
    assumed(v.array(text)),
    v.description('All orders that `sort` may name; the four of price and name when absent'),
  ),
  default_sort: v.pipe(assumed(text), v.description('The order of an `unsorted` category; price- when absent')),
};

const listExample = { price_from: '100', price_to: '40000', sort: 'price+', page: 1, per_page: 12 } as const;

export const categoryProducts = defineCall({
  id: 'categoryProducts',
  method: 'GET',
  path: '/general/category_products/{categoryUrl}',
  summary: 'One page of a category of any level, with filters; 404 when there is no such category',
  params: v.object({ categoryUrl: slug }),
  query: v.object(listQuery),
  assumed: true,
  secured: 'optional',
  answer: v.object({
    ...listAnswer,
    title: filled,
    breadcrumbs: v.array(breadcrumbWire),
    subcategories: maybe(v.array(subcategoryWire)),
    seo_info: maybe(seoInfo),
  }),
  example: {
    params: { categoryUrl: 'smartphones' },
    query: { spec_filter: ['brand:Samsung'], ...listExample },
    from: { '/params/categoryUrl': 'menuTree#/0/categoryUrl' },
  },
});

export const searchProducts = defineCall({
  id: 'searchProducts',
  method: 'GET',
  path: '/general/search_products',
  summary: 'One page of the products found by a text, with filters',
  query: v.object({
    query: filled,
    category: v.optional(
      v.pipe(
        slug,
        v.description(
          'Only products of this category; `resultsByCategory` still counts all categories that the text finds something in, under the filters and prices asked for: also those with 0',
        ),
      ),
    ),
    ...listQuery,
  }),
  assumed: true,
  secured: 'optional',
  answer: v.object({ ...listAnswer, resultsByCategory: v.array(categoryCountWire), correctedQuery }),
  example: { query: { query: 'xiaomi', spec_filter: ['brand:Xiaomi'], ...listExample } },
});

/** The state of a list as query parameters; prices in MDL. */
export const toListQuery = ({ selection, price, sort, page }: ListingState) => ({
  spec_filter: selection.flatMap(({ filterId, values }) => values.map((value) => `${filterId}:${value}`)),
  sort,
  page,
  per_page: PAGE_SIZE,
  ...present({
    price_from: price.from === undefined ? undefined : toDecimal(price.from),
    price_to: price.to === undefined ? undefined : toDecimal(price.to),
  }),
});

type WireList = Pick<
  AnswerOf<typeof searchProducts>,
  'by_model' | 'filters' | 'price_filter' | 'products' | 'totalCount'
>;

const toSorts = ({ sorts, default_sort }: Pick<AnswerOf<typeof searchProducts>, 'sorts' | 'default_sort'>) =>
  present({ sorts: sorts ? offeredSorts(sorts) : undefined, defaultSort: parseSort(default_sort) });

/** The price filter first, then the checkbox filters; core has no other ranges than the price. */
const toFacets = ({ filters, price_filter }: WireList, state: ListingState): readonly Facet[] => {
  const top = price_filter.max;
  const price = priceFacet(price_filter.name, top === null || top === undefined ? undefined : baniOf(top), state.price);
  return [price, ...filters.filter(({ type }) => type === 'checkbox').map((filter) => toCheckbox(filter, state))];
};

/** Core's filterId is `sp_key`: that is what an address and the provider name a filter by. */
const toCheckbox = (wire: v.InferOutput<typeof filterWire>, state: ListingState): CheckboxFacet => {
  const asked = state.selection.find(({ filterId }) => filterId === wire.sp_key)?.values ?? [];
  const isSelected = ({ value, selected }: (typeof wire.options)[number]) => selected ?? asked.includes(value);
  const options = wire.options.map(({ name, value, count: found }) => ({ name, value, count: found ?? 0 }));
  const selectedOptions = wire.options.filter(isSelected).map(({ value }) => value);
  const offered = offeredOptions(options, selectedOptions);
  const isOtherwise = offered.some((option, place) => option !== options[place]);
  return {
    type: 'checkbox',
    filterId: wire.sp_key,
    name: wire.name,
    options,
    ...present({ offered: isOtherwise ? offered : undefined }),
    selectedOptions,
  };
};

/** One page of a category as core knows it. */
export const toListing = (wire: AnswerOf<typeof categoryProducts>, state: ListingState, mapping: Mapping): Listing => ({
  title: wire.title,
  products: wire.products.map((product) => toProduct(product, mapping)),
  totalCount: wire.totalCount,
  isByModel: wire.by_model ?? false,
  facets: toFacets(wire, state),
  breadcrumbs: toBreadcrumbs(wire.breadcrumbs),
  subcategories: (wire.subcategories ?? []).map(toSubcategory),
  seo: toSeo(wire.seo_info),
  ...toSorts(wire),
});

/** One page of a search as core knows it; its title is the text that was searched. */
export const toSearchListing = (
  wire: AnswerOf<typeof searchProducts>,
  text: string,
  state: ListingState,
  mapping: Mapping,
): SearchListing => ({
  title: text,
  products: wire.products.map((product) => toProduct(product, mapping)),
  totalCount: wire.totalCount,
  isByModel: wire.by_model ?? false,
  facets: toFacets(wire, state),
  breadcrumbs: [],
  subcategories: [],
  seo: {},
  byCategory: toCategoryCounts(wire.resultsByCategory),
  ...toSorts(wire),
  ...present({ corrected: wire.correctedQuery || undefined }),
});

/** Number of products found in each category. */
export const toCategoryCounts = (wire: readonly v.InferOutput<typeof categoryCountWire>[]): readonly CategoryCount[] =>
  wire.map(({ categoryUrl, categoryTitle, totalCount }) => ({ url: categoryUrl, title: categoryTitle, totalCount }));
