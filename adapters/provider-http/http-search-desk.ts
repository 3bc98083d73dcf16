import { toCategoryCounts } from '#adapters/provider-http/calls/listing.ts';
import { toProduct } from '#adapters/provider-http/calls/products.ts';
import { popularQuery, productsByCode, search, searchProductByCode } from '#adapters/provider-http/calls/search.ts';
import type { SearchDesk } from '#core/catalog/search/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';

/** Quick search over the provider's HTTP calls. */
export const createHttpSearchDesk = (access: ProviderAccess): SearchDesk => {
  const mapping = { pictures: access.transport.pictures };
  return {
    byText: ({ locale, text }, signal) =>
      ask(
        access,
        search,
        { query: { query: text } },
        { locale, signal },
        mapped(({ products, totalCount, resultsByCategory, correctedQuery }) => ({
          products: products.map((product) => toProduct(product, mapping)),
          totalCount,
          byCategory: toCategoryCounts(resultsByCategory),
          ...present({ corrected: correctedQuery || undefined }),
        })),
      ),
    byCode: ({ locale, text }, signal) =>
      ask(
        access,
        searchProductByCode,
        { query: { query: text } },
        { locale, signal },
        mapped((answer) => {
          const found = 'products' in answer ? answer : { products: answer };
          return {
            products: found.products.map((product) => toProduct(product, mapping)),
            totalCount: found.totalCount ?? found.products.length,
            byCategory: [],
          };
        }),
      ),
    byCodes: async ({ locale, codes }, signal) =>
      codes.length === 0
        ? ok([])
        : ask(
            access,
            productsByCode,
            { query: { code: [...codes] } },
            { locale, signal },
            mapped(({ products }) =>
              products.map(({ product, available }) => ({
                product: toProduct(product, mapping),
                ...present({ available: available ?? undefined }),
              })),
            ),
          ),
    popular: ({ locale }, signal) =>
      ask(
        access,
        popularQuery,
        {},
        { locale, signal },
        mapped((queries) => queries.map(({ query }) => query)),
      ),
  };
};
