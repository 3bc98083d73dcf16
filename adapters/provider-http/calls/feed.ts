import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import { count, filled, maybe, picture, slug, text } from '#adapters/provider-http/contract/wire.ts';
import { type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueIndex,
  type CataloguePage,
  type FeedPart,
  type FeedProduct,
  type FeedSource,
} from '#core/catalog/feed/index.ts';
import { productWire, toProduct } from './products.ts';

const perPage = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)));

export const allProducts = defineCall({
  id: 'allProducts',
  method: 'GET',
  path: '/general/all_products',
  summary:
    'One page of the whole catalogue or of one category, in the order of the menu; 404 when there is no such category',
  query: v.object({
    category: v.optional(slug),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Counted from 1'))),
    per_page: perPage,
  }),
  assumed: true,
  secured: 'optional',
  answer: v.object({ products: v.array(productWire), totalCount: count }),
  example: {
    query: { category: 'smartphones', page: 1, per_page: 60 },
    from: { '/query/category': 'menuTree#/0/categoryUrl' },
  },
});

const feedProductWire = v.object({
  product: productWire,
  description: v.pipe(maybe(text), v.description('Without markup')),
  gallery: maybe(v.array(picture)),
  gtin: maybe(text),
  mpn: maybe(text),
});

export const productsFeed = defineCall({
  id: 'productsFeed',
  method: 'GET',
  path: '/general/products_feed',
  summary: 'The whole catalogue for shopping programs, part by part; nothing is left out when products come meanwhile',
  query: v.object({
    after: v.optional(v.pipe(filled, v.description('`next` of the part before'))),
    per_page: perPage,
  }),
  assumed: true,
  answer: v.object({
    products: v.array(feedProductWire),
    next: v.pipe(maybe(filled), v.description('Absent at the end')),
  }),
  example: { query: { after: '1.1', per_page: 100 }, from: { '/query/after': 'productsFeed?per_page=1#/next' } },
});

/** One page of the catalogue as core knows it. */
const toCataloguePage = (wire: AnswerOf<typeof allProducts>, mapping: Mapping): CataloguePage => ({
  products: wire.products.map((product) => toProduct(product, mapping)),
  totalCount: wire.totalCount,
});

/** A part of the catalogue as core knows it. */
const toFeedPart = (wire: AnswerOf<typeof productsFeed>, mapping: Mapping): FeedPart => ({
  products: wire.products.map((product) => toFeedProduct(product, mapping)),
  ...present({ next: wire.next }),
});

const toFeedProduct = (wire: v.InferOutput<typeof feedProductWire>, mapping: Mapping): FeedProduct => ({
  product: toProduct(wire.product, mapping),
  description: wire.description ?? '',
  gallery: (wire.gallery ?? []).map((view) => pictureOf(view, mapping)).filter((path) => path !== ''),
  ...present({ gtin: wire.gtin || undefined, mpn: wire.mpn || undefined }),
});

/** Products asked for at a time: few enough to read without a pause. */
const PART = 50;

/** The whole catalogue page by page over the provider's HTTP call. */
export const createHttpCatalogueIndex = (access: ProviderAccess): CatalogueIndex => ({
  page: readerOf(access)(
    allProducts,
    ({ category, page }) => ({ query: { ...present({ category }), page, per_page: CATALOGUE_PAGE_SIZE } }),
    toCataloguePage,
  ),
});

/** The whole catalogue for shopping programs over the provider's HTTP call; never at a partner's prices. */
export const createHttpFeedSource = ({ transport }: Pick<ProviderAccess, 'transport'>): FeedSource => ({
  part: readerOf({ transport })(
    productsFeed,
    ({ after }) => ({ query: { ...present({ after }), per_page: PART } }),
    toFeedPart,
  ),
});
