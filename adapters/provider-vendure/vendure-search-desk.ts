import { present } from '#adapters/provider-http/mapping.ts';
import type { SearchDesk } from '#core/catalog/search/index.ts';
import { mapResult, ok } from '#core/kernel/shared/index.ts';
import type { EngineAccess } from './engine-access.ts';
import { findByText } from './find-text.ts';
import { cheapestOfEach, countByCategory, findHits, type Hit } from './hits.ts';
import { productsOf } from './vendure-product-catalog.ts';

/** As many as the quick search shows. */
const FIRST = 3;
/** Most products of a beginning of a code that are shown. */
const MOST_BY_CODE = 24;

/** Quick search over Vendure's Shop API. */
export const createVendureSearchDesk = (access: EngineAccess): Partial<SearchDesk> => ({
  byText: async ({ locale, text }, signal) => {
    const context = { locale, signal };
    const found = await findByText(access, text, context);
    if (!found.ok) return found;
    const { hits, corrected } = found.value;
    const shown = cheapestOfEach(hits.items);
    return mapResult(await productsOf(access, shown.slice(0, FIRST), context), (products) => ({
      products,
      totalCount: shown.length,
      byCategory: countByCategory(hits),
      ...present({ corrected }),
    }));
  },
  byCode: async ({ locale, text }, signal) => {
    const context = { locale, signal };
    const hits = await findHits(access, { term: text }, context);
    if (!hits.ok) return hits;
    const found = hits.value.items.filter(({ sku }) => sku.toLowerCase().startsWith(text.toLowerCase()));
    return mapResult(await productsOf(access, found.slice(0, MOST_BY_CODE), context), (products) => ({
      products,
      totalCount: found.length,
      byCategory: [],
    }));
  },
  byCodes: async ({ locale, codes }, signal) => {
    if (codes.length === 0) return ok([]);
    const context = { locale, signal };
    const all = await access.names(locale);
    if (!all.ok) return all;
    const found = codes.flatMap((code): readonly Hit[] =>
      all.value.items.filter(({ sku }) => sku === code).slice(0, 1),
    );
    return mapResult(await productsOf(access, found, context), (products) =>
      products.map((product) => ({ product, ...present({ available: product.available }) })),
    );
  },
});
