import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  amount,
  assumed,
  ground,
  id,
  ignoredIfInvalid,
  maybe,
  picture,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf, groundedOf, linkOf, type Mapping, present } from '#adapters/provider-http/mapping.ts';
import type { CollectionName, MainBanner, ProductCatalog, ProductSlider } from '#core/catalog/products/index.ts';
import type { GiftDesk } from '#core/editorial/gift/index.ts';
import { giftWire, toGift } from './gift.ts';
import { onTile, productWire } from './products.ts';

export const mainBannerWire = v.object({
  bannerId: maybe(id),
  title: maybe(text),
  subtitle: maybe(text),
  button: maybe(text),
  href: v.pipe(maybe(text), v.description('Path of the shop without language prefix, or an absolute address')),
  price: v.pipe(
    assumed(ignoredIfInvalid('price', amount)),
    v.description('What the product that it leads to costs, or the cheapest of a list; absent: none is shown'),
  ),
  img: picture,
  ...ground,
});

export const giftMapService = defineCall({
  id: 'giftMapService',
  method: 'GET',
  path: '/settings/gift_map_service',
  summary: 'Main banners of the home page, and the gift of the day',
  silent: true,
  answer: v.object({ main_banners: v.array(mainBannerWire), gift: assumed(giftWire) }),
});

export const sliders = defineCall({
  id: 'sliders',
  method: 'GET',
  path: '/general/sliders',
  summary: 'Titled rows of products on the home page',
  silent: true,
  secured: 'optional',
  answer: v.array(
    v.object({ sliderId: maybe(id), title: maybe(text), href: assumed(text), products: v.array(productWire) }),
  ),
});

const collection = <const Id extends string>(callId: Id, path: string, summary: string) =>
  defineCall({
    id: callId,
    method: 'GET',
    path,
    summary,
    assumed: true,
    secured: 'optional',
    answer: v.object({ products: v.array(productWire) }),
  });

export const newestProducts = collection('newestProducts', '/general/newest_products', 'Newest products');
export const popularProducts = collection('popularProducts', '/general/popular_products', 'Most popular products');
export const actualPromoProducts = collection(
  'actualPromoProducts',
  '/general/actual_promo_products',
  'Products on promotion now',
);

const collections = {
  newest: newestProducts,
  popular: popularProducts,
  promo: actualPromoProducts,
} satisfies Record<CollectionName, unknown>;

/** A wide banner as core knows it; a link that cannot be trusted leads home. */
export const toMainBanner = (wire: v.InferOutput<typeof mainBannerWire>, mapping: Mapping): MainBanner => ({
  id: String(wire.bannerId ?? wire.img),
  title: wire.title ?? '',
  subtitle: wire.subtitle ?? '',
  action: wire.button ?? '',
  href: linkOf(wire.href) ?? '/',
  ...groundedOf(wire, mapping),
  ...present({ price: wire.price ? baniOf(wire.price) : undefined }),
});

/** Main banners as core knows them. */
const toMainBanners = (wire: AnswerOf<typeof giftMapService>, mapping: Mapping): readonly MainBanner[] =>
  wire.main_banners.map((banner) => toMainBanner(banner, mapping));

/** Product rows as core knows them. */
const toSliders = (wire: AnswerOf<typeof sliders>, mapping: Mapping): readonly ProductSlider[] =>
  wire.map(({ title, href, products }) => ({
    title: title ?? '',
    products: products.map((product) => onTile(product, mapping)),
    ...present({ href: linkOf(href) }),
  }));

/** The reads of the home page's blocks. */
export const homeReads = (access: ProviderAccess) => {
  const read = readerOf(access);
  return {
    mainBanners: read(giftMapService, () => ({}), toMainBanners),
    sliders: read(sliders, () => ({}), toSliders),
    collection: (query, signal) =>
      read(
        collections[query.name],
        () => ({}),
        ({ products }, mapping) => products.map((product) => onTile(product, mapping)),
      )(query, signal),
  } satisfies Partial<ProductCatalog>;
};

/** Today's gift over the provider's HTTP call. */
export const createHttpGiftDesk = (access: ProviderAccess): GiftDesk => ({
  current: readerOf(access)(
    giftMapService,
    () => ({}),
    ({ gift }, mapping) => toGift(gift, mapping),
  ),
});
