import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  amount,
  count,
  filled,
  ground,
  html,
  ignoredIfInvalid,
  maybe,
  moment,
  picture,
  seoInfo,
  slug,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf, groundedOf, type Mapping, present, type TextMapping } from '#adapters/provider-http/mapping.ts';
import {
  type CategoryOffers,
  type DayOffer,
  type OfferDesk,
  type OfferGroup,
  type Promotion,
  type PromotionPage,
  piecesOf,
  regularPriceOf,
} from '#core/catalog/offers/index.ts';
import { PAGE_SIZE } from '#core/kernel/paging/index.ts';
import { breadcrumbWire, productWire, toBreadcrumbs, toProduct, toSeo } from './products.ts';

export const promotionWire = v.object({
  url: slug,
  title: filled,
  lead: maybe(text),
  img: maybe(picture),
  ...ground,
  is_active: v.boolean(),
  starts_at: maybe(moment),
  ends_at: maybe(moment),
});

export const promotions = defineCall({
  id: 'promotions',
  method: 'GET',
  path: '/general/promotions',
  summary: 'Promotions, active ones first',
  assumed: true,
  answer: v.array(promotionWire),
});

export const promotion = defineCall({
  id: 'promotion',
  method: 'GET',
  path: '/general/promotions/{url}',
  summary: 'One promotion with its products; 404 when there is none',
  params: v.object({ url: slug }),
  assumed: true,
  secured: 'optional',
  answer: v.object({
    promotion: v.object({ ...promotionWire.entries, html }),
    products: v.array(productWire),
    seo_info: maybe(seoInfo),
  }),
  example: { params: { url: 'back-to-school' }, from: { '/params/url': 'promotions#/0/url' } },
});

/** The offer of the day; `ends_at` has a time and an offset, so that all visitors count down to the same moment. */
export const dayOffer = defineCall({
  id: 'dayOffer',
  method: 'GET',
  path: '/general/day_offer',
  summary: 'Today’s offer; `is_active` false when there is none',
  assumed: true,
  secured: 'optional',
  answer: v.object({
    is_active: v.boolean(),
    title: maybe(text),
    text: maybe(text),
    product: v.pipe(maybe(productWire), v.description('Its `price` is today’s, its `discount` what is taken off')),
    regular_price: ignoredIfInvalid('regular_price', amount),
    ends_at: maybe(moment),
    pieces_total: maybe(count),
    pieces_left: maybe(count),
  }),
});

export const specialOffers = defineCall({
  id: 'specialOffers',
  method: 'GET',
  path: '/general/special_offers',
  summary: 'Top categories with discounted products, each with those that save most',
  assumed: true,
  secured: 'optional',
  answer: v.object({
    results: v.array(
      v.object({
        categoryUrl: slug,
        categoryTitle: filled,
        totalCount: count,
        products: v.array(productWire),
      }),
    ),
  }),
});

export const categoryOffers = defineCall({
  id: 'categoryOffers',
  method: 'GET',
  path: '/general/special_offers/{categoryUrl}',
  summary: 'One page of the discounted products of a category of any level; 404 when there is no such category',
  params: v.object({ categoryUrl: slug }),
  query: v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Counted from 1'))),
    per_page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  }),
  assumed: true,
  secured: 'optional',
  answer: v.object({
    title: filled,
    products: v.array(productWire),
    totalCount: count,
    breadcrumbs: v.array(breadcrumbWire),
  }),
  example: {
    params: { categoryUrl: 'smartphones' },
    query: { page: 1, per_page: 24 },
    from: { '/params/categoryUrl': 'specialOffers#/results/0/categoryUrl' },
  },
});

/** A promotion as lists know it. */
const toPromotion = (wire: v.InferOutput<typeof promotionWire>, mapping: Mapping): Promotion => ({
  url: wire.url,
  title: wire.title,
  lead: wire.lead ?? '',
  ...groundedOf(wire, mapping),
  isActive: wire.is_active,
  ...present({ startsAt: wire.starts_at, endsAt: wire.ends_at }),
});

/** The page of a promotion as core knows it, its HTML clean. */
export const toPromotionPage = (wire: AnswerOf<typeof promotion>, mapping: TextMapping): PromotionPage => ({
  promotion: toPromotion(wire.promotion, mapping),
  html: cleanHtml(wire.promotion.html, mapping),
  products: wire.products.map((product) => toProduct(product, mapping)),
  seo: toSeo(wire.seo_info),
});

/** Today's offer; null when there is none, or when its product or its end is missing. */
export const toDayOffer = (wire: AnswerOf<typeof dayOffer>, mapping: Mapping): DayOffer | null => {
  if (!wire.is_active || !wire.product || !wire.ends_at) return null;
  const product = toProduct(wire.product, mapping);
  const { pieces_total: total, pieces_left: left } = wire;
  return {
    title: wire.title ?? '',
    text: wire.text ?? '',
    product,
    regularPrice: regularPriceOf(product, wire.regular_price == null ? undefined : baniOf(wire.regular_price)),
    endsAt: wire.ends_at,
    ...present({ pieces: total && left != null ? piecesOf(left, total) : undefined }),
  };
};

/** Discounted products by category as core knows them. */
const toOfferGroups = (wire: AnswerOf<typeof specialOffers>, mapping: Mapping): readonly OfferGroup[] =>
  wire.results.map(({ categoryUrl, categoryTitle, totalCount, products }) => ({
    category: { url: categoryUrl, title: categoryTitle },
    totalCount,
    products: products.map((product) => toProduct(product, mapping)),
  }));

/** One page of a category's discounted products as core knows it. */
const toCategoryOffers = (wire: AnswerOf<typeof categoryOffers>, mapping: Mapping): CategoryOffers => ({
  title: wire.title,
  products: wire.products.map((product) => toProduct(product, mapping)),
  totalCount: wire.totalCount,
  breadcrumbs: toBreadcrumbs(wire.breadcrumbs),
});

/** Promotions, discounts and the offer of the day over the provider's HTTP calls. */
export const createHttpOfferDesk = (access: ProviderAccess): OfferDesk => {
  const read = readerOf(access);
  return {
    promotions: read(
      promotions,
      () => ({}),
      (answer, mapping) => answer.map((one) => toPromotion(one, mapping)),
    ),
    promotion: read(promotion, ({ url }) => ({ params: { url } }), toPromotionPage),
    dayOffer: read(dayOffer, () => ({}), toDayOffer),
    groups: read(specialOffers, () => ({}), toOfferGroups),
    inCategory: read(
      categoryOffers,
      ({ category, page }) => ({ params: { categoryUrl: category }, query: { page, per_page: PAGE_SIZE } }),
      toCategoryOffers,
    ),
  };
};
