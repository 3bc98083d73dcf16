import { type IRouter, type Request, Router } from 'express';
import type { CategoryNode } from '#adapters/provider-sandbox/db/categories.ts';
import type { FacetSelection } from '#adapters/provider-sandbox/db/facets.ts';
import {
  DEFAULT_SORT,
  isSortOption,
  type ListingAnswer,
  type ListingQuery,
  listCategory,
  listSearch,
  SORTS,
} from '#adapters/provider-sandbox/db/listing.ts';
import { notFound } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { numberParam, pathParam, queryParam, queryParams } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { parseAmount } from '#adapters/provider-sandbox/money.ts';
import { breadcrumbs, categoryCounts } from './category-wire.ts';
import { subcategory } from './menu.ts';
import { type ProductWriter, productWriter } from './product-wire.ts';

const PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 100_000;
/** More than a page offers. */
const MAX_FILTERS = 100;

/** Product lists with filters: a category and a text search. */
export const listingRoutes = (provider: Provider): IRouter => {
  const { sql, categories, columns } = provider;
  return Router()
    .get('/general/category_products/:categoryUrl', (request, response) => {
      const node = categories.byUrl(pathParam(request, 'categoryUrl'));
      if (!node) throw notFound('There is no such category');
      const { locale, writeAll } = productWriter(provider, request);
      const listing = listCategory(sql, columns.current(), node.id, listingQuery(request, locale));
      const path = categories.path(node);
      reply<'categoryProducts'>(response, {
        ...listingWire(listing, locale, writeAll),
        title: node.title[locale],
        breadcrumbs: breadcrumbs(path, locale),
        subcategories: node.children.map((child) => subcategory(child, locale)),
        seo_info: seoOf(node, listing.totalCount, locale),
      });
    })
    .get('/general/search_products', (request, response) => {
      const { locale, writeAll } = productWriter(provider, request);
      const { bySection, corrected, ...listing } = listSearch(
        sql,
        columns.current(),
        { text: queryParam(request, 'query'), category: categories.byUrl(queryParam(request, 'category'))?.id },
        listingQuery(request, locale),
      );
      reply<'searchProducts'>(response, {
        ...listingWire(listing, locale, writeAll),
        resultsByCategory: categoryCounts(categories, bySection, locale),
        ...(corrected === undefined ? {} : { correctedQuery: corrected }),
      });
    });
};

const listingQuery = (request: Request, locale: Locale): ListingQuery => {
  const isUnsorted = queryParam(request, 'unsorted') === 'true';
  const wanted = isUnsorted ? '' : queryParam(request, 'sort').replace(/ $/, '+');
  const [from, to] = ['price_from', 'price_to'].map((name) => parseAmount(queryParam(request, name)));
  return {
    locale,
    selection: selectionOf(queryParams(request, 'spec_filter')),
    price: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    ...(isSortOption(wanted) ? { sort: wanted } : {}),
    page: numberParam(request, 'page', 1, MAX_PAGE),
    pageSize: numberParam(request, 'per_page', PAGE_SIZE, MAX_PAGE_SIZE),
  };
};

const selectionOf = (filters: readonly string[]): readonly FacetSelection[] => {
  const pairs = filters.slice(0, MAX_FILTERS).flatMap((filter) => {
    const cut = filter.indexOf(':');
    return cut > 0 ? [{ key: filter.slice(0, cut), value: filter.slice(cut + 1) }] : [];
  });
  return [...Map.groupBy(pairs, ({ key }) => key)].map(([key, group]) => ({
    key,
    values: group.map(({ value }) => value),
  }));
};

const listingWire = (
  { products, totalCount, facets, prices }: ListingAnswer,
  locale: Locale,
  writeAll: ProductWriter['writeAll'],
) => ({
  products: writeAll(products),
  totalCount,
  by_model: true,
  sorts: [...SORTS],
  default_sort: DEFAULT_SORT,
  filters: facets.map(({ key, name, options }) => ({
    filterId: key,
    sp_key: key,
    name,
    type: 'checkbox' as const,
    options: options.map((option) => ({ ...option })),
  })),
  price_filter: {
    name: { ru: 'Цена', ro: 'Preț' }[locale],
    min: prices ? amount(prices.min) : null,
    max: prices ? amount(prices.max) : null,
  },
});

const seoOf = (node: CategoryNode, count: number, locale: Locale): Answer<'categoryProducts'>['seo_info'] => {
  // Titles of the third level, such as brands, occur below several parents.
  const above = node.parent?.parent ? `: ${node.parent.title[locale]}` : '';
  const title = node.title[locale] + above;
  return {
    ru: {
      title: `${title} — купить в Молдове, цены`,
      description: `${title}: моделей в наличии и под заказ: ${count}. Доставка по Кишинёву и всей Молдове, рассрочка, гарантия.`,
    },
    ro: {
      title: `${title} — prețuri și livrare în Moldova`,
      description: `${title}: ${count} modele. Livrare în Chișinău și în toată țara, cumpărare în rate, garanție.`,
    },
  }[locale];
};
