import type { SearchDesk } from '#core/catalog/search/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { askSaleor, notOffered, type SaleorAccess } from './ask-saleor.ts';
import { productsQuery } from './listing.ts';
import { toProduct } from './product.ts';
import { nodesOf } from './wire.ts';

/** As many as the quick search shows. */
const FIRST = 3;

/** Quick search over Saleor's storefront API; it counts nothing by category, and a code is found as a text. */
export const createSaleorSearchDesk = (access: SaleorAccess): SearchDesk => ({
  byText: ({ locale, text }, signal) =>
    askSaleor(
      access,
      productsQuery,
      {
        first: FIRST,
        channel: access.channel,
        filter: { search: text },
        sortBy: { field: 'RANK', direction: 'DESC' },
      },
      { locale, signal },
      ({ products }) =>
        ok({
          products: nodesOf(products).map((product) => toProduct(product, { pictures: access.transport.pictures })),
          totalCount: products.totalCount,
          byCategory: [],
        }),
    ),
  byCode: notOffered,
  byCodes: notOffered,
  popular: notOffered,
});
