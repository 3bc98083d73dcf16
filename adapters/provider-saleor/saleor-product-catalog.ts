import * as v from 'valibot';
import { DEFAULT_SORT, type ProductCatalog } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, notFound, ok } from '#core/kernel/shared/index.ts';
import { askSaleor, defineQuery, notOffered, type SaleorAccess } from './ask-saleor.ts';
import { categoryQuery, menuQuery, toCategoryHead, toMenuItem, toTopCategory } from './category.ts';
import { listProducts, MOST_AT_ONCE, productsQuery } from './listing.ts';
import { DESCRIBED_FIELDS, describedWire, toDescribed, toProduct } from './product.ts';
import { productQuery, toProductPage } from './product-page.ts';
import { connectionOf, nodesOf } from './wire.ts';

/** How many of the newest products are shown. */
const NEWEST = 24;

const describedQuery = defineQuery(
  'ShopDescribedProducts',
  'The named products with their attributes',
  `query ShopDescribedProducts($first: Int!, $filter: ProductFilterInput, $channel: String!, $language: LanguageCodeEnum!) {
  products(first: $first, filter: $filter, channel: $channel) { edges { node { ...DescribedFields } } }
}
${DESCRIBED_FIELDS}`,
  v.object({ products: connectionOf(describedWire) }),
);

/** The catalogue over Saleor's storefront API. */
export const createSaleorProductCatalog = (access: SaleorAccess): ProductCatalog => {
  const { channel } = access;
  const mapping = { pictures: access.transport.pictures };
  const headOf = (category: string, locale: Locale, signal?: AbortSignal) =>
    askSaleor(access, categoryQuery, { slug: category }, { locale, signal }, (data) => {
      const head = toCategoryHead(data);
      return head ? ok(head) : err(notFound('No such category'));
    });
  return {
    menu: ({ locale }, signal) =>
      askSaleor(access, menuQuery, {}, { locale, signal }, ({ categories }) =>
        ok(nodesOf(categories).map((category) => toMenuItem(category, mapping))),
      ),
    topCategories: ({ locale }, signal) =>
      askSaleor(access, menuQuery, {}, { locale, signal }, ({ categories }) =>
        ok(nodesOf(categories).map((category) => toTopCategory(category, mapping))),
      ),
    mainBanners: notOffered,
    sliders: notOffered,
    collection: ({ locale, name }, signal) =>
      name === 'newest'
        ? askSaleor(
            access,
            productsQuery,
            { first: NEWEST, channel, filter: {}, sortBy: { field: 'PUBLISHED_AT', direction: 'DESC' } },
            { locale, signal },
            ({ products }) => ok(nodesOf(products).map((product) => toProduct(product, mapping))),
          )
        : notOffered(),
    listing: async ({ locale, category, state }, signal) => {
      const head = await headOf(category, locale, signal);
      if (!head.ok) return head;
      const { id, ...rest } = head.value;
      const ordered = { ...state, sort: state.sort ?? DEFAULT_SORT };
      const list = await listProducts(access, { categories: [id] }, ordered, { locale, signal });
      return list.ok ? ok({ ...list.value, ...rest }) : list;
    },
    search: async ({ locale, text, category, state }, signal) => {
      const head = category === undefined ? undefined : await headOf(category, locale, signal);
      if (head && !head.ok) return head;
      const whole = { search: text, ...(head ? { categories: [head.value.id] } : {}) };
      const list = await listProducts(access, whole, state, { locale, signal });
      return list.ok
        ? ok({ ...list.value, title: text, breadcrumbs: [], subcategories: [], seo: {}, byCategory: [] })
        : list;
    },
    product: ({ locale, url }, signal) =>
      askSaleor(access, productQuery, { slug: url, channel }, { locale, signal }, (data) =>
        toProductPage(data, { ...mapping, locale }),
      ),
    banner: notOffered,
    current: async ({ locale, productIds }, signal) =>
      productIds.length === 0
        ? ok([])
        : askSaleor(
            access,
            productsQuery,
            { first: MOST_AT_ONCE, channel, filter: { ids: productIds } },
            { locale, signal },
            ({ products }) => ok(nodesOf(products).map((product) => toProduct(product, mapping))),
          ),
    described: async ({ locale, productIds }, signal) =>
      productIds.length === 0
        ? ok([])
        : askSaleor(
            access,
            describedQuery,
            { first: MOST_AT_ONCE, channel, filter: { ids: productIds } },
            { locale, signal },
            ({ products }) => ok(nodesOf(products).map((product) => toDescribed(product, mapping))),
          ),
  };
};
