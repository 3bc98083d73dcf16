import { toCategoryCounts } from '#adapters/provider-http/calls/listing.ts';
import { menuTree, toMenu } from '#adapters/provider-http/calls/menu.ts';
import { toProduct } from '#adapters/provider-http/calls/products.ts';
import { search } from '#adapters/provider-http/calls/search.ts';
import {
  DEFAULT_SORT,
  type Listing,
  type MenuItem,
  type ProductCatalog,
  type SearchListing,
  type Subcategory,
} from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import { type InLocale, type ProviderAccess, readerOf } from './ask.ts';
import { localList } from './local-list.ts';

type ListingQuery = Parameters<ProductCatalog['listing']>[0];
type SearchQuery = Parameters<ProductCatalog['search']>[0];
type Category = Pick<Subcategory, 'url' | 'title' | 'subcategories'>;

/** The way down the menu to a category, itself last; empty when the menu does not have it. */
const wayTo = (categories: readonly (MenuItem | Subcategory)[], url: string): readonly Category[] => {
  for (const category of categories) {
    if (category.url === url) return [category];
    const below = wayTo(category.subcategories, url);
    if (below.length > 0) return [category, ...below];
  }
  return [];
};

const urlsWithin = ({ url, subcategories }: Category): readonly string[] => [url, ...subcategories.flatMap(urlsWithin)];

const found = (access: ProviderAccess, text: string, locale: Locale, signal?: AbortSignal) =>
  readerOf(access)(
    search,
    (_query: InLocale) => ({ query: { query: text } }),
    ({ products, resultsByCategory }, mapping) => ({
      products: products.map((product) => toProduct(product, mapping)),
      byCategory: toCategoryCounts(resultsByCategory),
    }),
  )({ locale }, signal);

/**
 * A category list for a provider without the list call: the quick search for the category's name, limited to that
 * category. Errors: `not_found` for a category that is not in the menu, `list_unavailable` (503) when the search fails.
 */
export const listBySearch = async (
  access: ProviderAccess,
  query: ListingQuery,
  signal?: AbortSignal,
): Promise<Result<Listing, Failure>> => {
  const { locale, category, state } = query;
  const menu = await readerOf(access)(menuTree, (_query: InLocale) => ({}), toMenu)({ locale }, signal);
  if (!menu.ok) return menu;
  const way = wayTo(menu.value, category);
  const here = way.at(-1);
  if (!here) return err(notFound('No such category'));
  const answer = await found(access, here.title, locale, signal);
  const within = new Set(urlsWithin(here));
  const products = answer.ok
    ? answer.value.products.filter(({ categories }) => categories.some(({ url }) => within.has(url)))
    : [];
  if (products.length === 0)
    return err(failure('http', 'list_unavailable', 'The list cannot be had', { status: 503, retryable: true }));
  return ok({
    ...localList(products, { ...state, sort: state.sort ?? DEFAULT_SORT }, locale),
    title: here.title,
    breadcrumbs: way.map(({ url, title }) => ({ categoryId: url, categoryTitle: title, categoryUrl: url })),
    subcategories: here.subcategories,
    seo: {},
  });
};

/** A search of a provider that does not know the call for whole lists: what its quick search gives. */
export const searchBySearch = async (
  access: ProviderAccess,
  query: SearchQuery,
  signal?: AbortSignal,
): Promise<Result<SearchListing, Failure>> => {
  const { locale, text, category, state } = query;
  const answer = await found(access, text, locale, signal);
  if (!answer.ok) return answer;
  const { products, byCategory } = answer.value;
  const chosen =
    category === undefined
      ? products
      : products.filter(({ categories }) => categories.some(({ url }) => url === category));
  return ok({
    ...localList(chosen, state, locale),
    title: text,
    breadcrumbs: [],
    subcategories: [],
    seo: {},
    byCategory,
  });
};
