import * as v from 'valibot';
import { baniOf } from '#adapters/provider-http/mapping.ts';
import { type ListingState, type Product, priceFacet, type SortOption } from '#core/catalog/products/index.ts';
import { PAGE_SIZE } from '#core/kernel/paging/index.ts';
import { err, type Failure, notFound, ok, type Result, toDecimal } from '#core/kernel/shared/index.ts';
import { askSaleor, defineQuery, type SaleorAccess } from './ask-saleor.ts';
import { PRODUCT_FIELDS, productWire, toProduct } from './product.ts';
import { connectionOf, nodesOf } from './wire.ts';

type Context = Parameters<typeof askSaleor>[3];

/** Most records that Saleor gives at a time. */
export const MOST_AT_ONCE = 100;
/** Records that are passed over to reach a page: Saleor knows no page numbers, and each hundred is a call. */
const DEEPEST = 2_400;

const productsWire = connectionOf(productWire);

/** The first products of a list. */
export const productsQuery = defineQuery(
  'ShopProducts',
  'Products that fit a filter, in an order',
  `query ShopProducts($first: Int!, $filter: ProductFilterInput, $sortBy: ProductOrder, $channel: String!, $language: LanguageCodeEnum!) {
  products(first: $first, filter: $filter, sortBy: $sortBy, channel: $channel) {
    totalCount
    edges { node { ...ProductFields } }
  }
}
${PRODUCT_FIELDS}`,
  v.object({ products: v.object({ ...productsWire.entries, totalCount: v.number() }) }),
);

const pageQuery = defineQuery(
  'ShopProductsPage',
  'A page of products, and the dearest of all that it is a page of',
  `query ShopProductsPage($first: Int!, $after: String, $filter: ProductFilterInput, $whole: ProductFilterInput, $sortBy: ProductOrder, $channel: String!, $language: LanguageCodeEnum!) {
  products(first: $first, after: $after, filter: $filter, sortBy: $sortBy, channel: $channel) {
    totalCount
    edges { node { ...ProductFields } }
  }
  dearest: products(first: 1, filter: $whole, sortBy: { field: MINIMAL_PRICE, direction: DESC }, channel: $channel) {
    edges { node { pricing { priceRange { start { gross { amount currency } } } } } }
  }
}
${PRODUCT_FIELDS}`,
  v.object({
    products: v.object({ ...productsWire.entries, totalCount: v.number() }),
    dearest: connectionOf(v.pick(productWire, ['pricing'])),
  }),
);

const placeQuery = defineQuery(
  'ShopPlace',
  'Where in a list so many products have been passed',
  `query ShopPlace($first: Int!, $after: String, $filter: ProductFilterInput, $sortBy: ProductOrder, $channel: String!) {
  products(first: $first, after: $after, filter: $filter, sortBy: $sortBy, channel: $channel) {
    totalCount
    pageInfo { hasNextPage endCursor }
  }
}`,
  v.object({
    products: v.object({
      totalCount: v.number(),
      pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(v.string()) }),
    }),
  }),
);

const ORDERS = {
  'price-': { field: 'MINIMAL_PRICE', direction: 'DESC' },
  'price+': { field: 'MINIMAL_PRICE', direction: 'ASC' },
  'name-': { field: 'NAME', direction: 'DESC' },
  'name+': { field: 'NAME', direction: 'ASC' },
} satisfies Record<SortOption, unknown>;
const BY_RELEVANCE = { field: 'RANK', direction: 'DESC' };

const priceOf = ({ from, to }: ListingState['price']) =>
  from === undefined && to === undefined
    ? {}
    : {
        minimalPrice: {
          ...(from === undefined ? {} : { gte: Number(toDecimal(from)) }),
          ...(to === undefined ? {} : { lte: Number(toDecimal(to)) }),
        },
      };

/** Where a page begins: the cursor before it, or how many there are when the list ends before. */
type Place = { readonly after?: string } | { readonly totalCount: number };

/** Goes to where a page begins, a hundred records at a time. Errors: `not_found` beyond the deepest page. */
const placeOf = async (
  access: SaleorAccess,
  page: number,
  list: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<Result<Place, Failure>> => {
  let left = (page - 1) * PAGE_SIZE;
  if (left > DEEPEST) return err(notFound('No page so far down'));
  let after: string | undefined;
  while (left > 0) {
    const first = Math.min(left, MOST_AT_ONCE);
    const passed = await askSaleor(access, placeQuery, { ...list, first, after }, context, ({ products }) =>
      ok(products),
    );
    if (!passed.ok) return passed;
    const { totalCount, pageInfo } = passed.value;
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) return ok({ totalCount });
    after = pageInfo.endCursor;
    left -= first;
  }
  return ok(after === undefined ? {} : { after });
};

interface ProductList {
  readonly products: readonly Product[];
  readonly totalCount: number;
  readonly isByModel: boolean;
  readonly facets: readonly ReturnType<typeof priceFacet>[];
}

/**
 * One page of the products that fit a filter. Saleor counts nothing by attribute, so the price is all that a list is
 * narrowed by; what else an address asks for is passed over.
 */
export const listProducts = async (
  access: SaleorAccess,
  whole: Readonly<Record<string, unknown>>,
  state: ListingState,
  context: Context,
): Promise<Result<ProductList, Failure>> => {
  const { channel } = access;
  const sortBy = state.sort === undefined ? BY_RELEVANCE : ORDERS[state.sort];
  const list = { filter: { ...whole, ...priceOf(state.price) }, sortBy, channel };
  const place = await placeOf(access, state.page, list, context);
  if (!place.ok) return place;
  const listed = (products: readonly Product[], totalCount: number, top?: number): ProductList => ({
    products,
    totalCount,
    isByModel: false,
    facets: [priceFacet('', top, state.price)],
  });
  if ('totalCount' in place.value) return ok(listed([], place.value.totalCount));
  const variables = { ...list, ...place.value, whole, first: PAGE_SIZE };
  return askSaleor(access, pageQuery, variables, context, ({ products, dearest }) => {
    const top = nodesOf(dearest)[0]?.pricing?.priceRange?.start?.gross.amount;
    const mapping = { pictures: access.transport.pictures };
    const shown = nodesOf(products).map((product) => toProduct(product, mapping));
    return ok(listed(shown, products.totalCount, top === undefined ? undefined : baniOf(top)));
  });
};
