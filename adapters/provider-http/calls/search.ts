import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { defineCall } from '#adapters/provider-http/contract/define-call.ts';
import { assumed, count, filled, maybe } from '#adapters/provider-http/contract/wire.ts';
import { present } from '#adapters/provider-http/mapping.ts';
import type { SearchDesk } from '#core/catalog/search/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { categoryCountWire, correctedQuery, toCategoryCounts } from './listing.ts';
import { productWire, toProduct } from './products.ts';

export const search = defineCall({
  id: 'search',
  method: 'GET',
  path: 'general/search',
  summary: 'Quick search: the first products, how many there are, and in which categories',
  query: v.object({ query: filled }),
  secured: 'optional',
  answer: v.object({
    products: v.array(productWire),
    totalCount: count,
    resultsByCategory: v.array(categoryCountWire),
    correctedQuery,
  }),
  example: { query: { query: 'xiaomi' } },
});

export const searchProductByCode = defineCall({
  id: 'searchProductByCode',
  method: 'GET',
  path: '/general/search-product-by-code',
  summary: 'Products by the beginning of their code',
  query: v.object({ query: filled }),
  secured: 'optional',
  answer: v.pipe(
    v.union([v.array(productWire), v.object({ products: v.array(productWire), totalCount: maybe(count) })]),
    v.description('A plain list, or one with its count'),
  ),
  example: { query: { query: 'MI1000001' }, from: { '/query/query': 'popularProducts#/products/0/code' } },
});

export const productsByCode = defineCall({
  id: 'productsByCode',
  method: 'GET',
  path: '/general/products_by_code',
  summary: 'The products with exactly these codes and how many of each there are; unknown codes are passed over',
  query: v.object({ code: v.array(filled) }),
  assumed: true,
  secured: 'optional',
  answer: v.object({
    products: v.array(
      v.object({
        product: productWire,
        available: v.pipe(assumed(count), v.description('Pieces in all shops together')),
      }),
    ),
  }),
  example: { query: { code: ['MI10048271'] }, from: { '/query/code/0': 'popularProducts#/products/0/code' } },
});

export const popularQuery = defineCall({
  id: 'popularQuery',
  method: 'GET',
  path: 'general/popular_query',
  summary: 'Popular search texts',
  answer: v.array(v.object({ query: filled })),
});

/** Quick search over the provider's HTTP calls. */
export const createHttpSearchDesk = (access: ProviderAccess): SearchDesk => {
  const read = readerOf(access);
  const byCodes = read(
    productsByCode,
    ({ codes }: Parameters<SearchDesk['byCodes']>[0]) => ({ query: { code: [...codes] } }),
    ({ products }, mapping) =>
      products.map(({ product, available }) => ({
        product: toProduct(product, mapping),
        ...present({ available: available ?? undefined }),
      })),
  );
  return {
    byText: read(
      search,
      ({ text }) => ({ query: { query: text } }),
      ({ products, totalCount, resultsByCategory, correctedQuery }, mapping) => ({
        products: products.map((product) => toProduct(product, mapping)),
        totalCount,
        byCategory: toCategoryCounts(resultsByCategory),
        ...present({ corrected: correctedQuery || undefined }),
      }),
    ),
    byCode: read(
      searchProductByCode,
      ({ text }) => ({ query: { query: text } }),
      (answer, mapping) => {
        const found = 'products' in answer ? answer : { products: answer };
        return {
          products: found.products.map((product) => toProduct(product, mapping)),
          totalCount: found.totalCount ?? found.products.length,
          byCategory: [],
        };
      },
    ),
    byCodes: async (query, signal) => (query.codes.length === 0 ? ok([]) : byCodes(query, signal)),
    popular: read(
      popularQuery,
      () => ({}),
      (queries) => queries.map(({ query }) => query),
    ),
  };
};
