import { families } from '#adapters/provider-sandbox/catalogue/families.ts';
import { type SeedShopFront, shopFronts } from '#adapters/provider-sandbox/catalogue/settings/shop-fronts.ts';
import { promoCodes } from '#adapters/provider-sandbox/content/promotions.ts';
import { shop } from '#adapters/provider-sandbox/content/settings.ts';
import { findPicture } from '#adapters/provider-sandbox/db/pictures.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import {
  drawBanner,
  drawFavicon,
  drawGift,
  drawIcon,
  drawIllustration,
  drawLogo,
  drawProduct,
  drawShopfront,
  rasterise,
  rasteriseLit,
} from '#adapters/provider-sandbox/pictures/index.ts';
import { GIFT_ART, PRODUCT_VIEWS, shopArt } from './addresses.ts';
import { type BannerSpec, bannerSpecs } from './banners.ts';
import { mapIcons } from './map-icons.ts';

/** How a picture is made: pixels take a while and are kept, an SVG is quick enough to be drawn each time. */
export type Picture =
  | { readonly kind: 'pixels'; readonly draw: () => Promise<Uint8Array> }
  | { readonly kind: 'svg'; readonly draw: () => string };

/** What stands behind an address under `/media/`, or undefined when nothing does. */
export type FindPicture = (shelf: string, file: string) => Picture | undefined;

const illustrations = [
  'not-found',
  'empty-cart',
  'empty-search',
  'empty-favorites',
  'empty-compare',
  'empty-filters',
] as const;

/** The pictures of the site itself by name. */
const site: ReadonlyMap<string, () => string> = new Map([
  ['logo-light', () => drawLogo('light')],
  ['logo-dark', () => drawLogo('dark')],
  ['favicon', drawFavicon],
  ...illustrations.map((name) => [name, () => drawIllustration(name)] as const),
  ...Object.entries(mapIcons),
]);

/** How shops look, by the names of their pictures. */
const fronts: ReadonlyMap<string, SeedShopFront> = new Map(
  Object.entries(shopFronts).map(([shopId, front]) => [shopArt(shopId), front]),
);

/** Finds pictures by their addresses. Names are only ever looked up, never made into paths here. */
export const pictureFinder = (sql: Sql): FindPicture => {
  const banners = bannerSpecs(sql);
  return (shelf, file) => {
    const [, name = '', ending] = /^([\w-]+)\.(webp|svg)$/.exec(file) ?? [];
    if (ending === 'webp') {
      if (shelf === 'products') return productPicture(sql, name);
      if (shelf !== 'banners') return undefined;
      return name === GIFT_ART ? giftPicture() : (bannerPicture(banners.get(name)) ?? shopPicture(fronts.get(name)));
    }
    const draw = shelf === 'icons' ? iconOf(name) : shelf === 'site' ? site.get(name) : undefined;
    return draw && { kind: 'svg', draw };
  };
};

const productPicture = (sql: Sql, file: string): Picture | undefined => {
  const [, name = '', number] = /^(.+)-(\d)$/.exec(file) ?? [];
  const view = PRODUCT_VIEWS.find((known) => String(known) === number);
  const spec = view && findPicture(sql, name);
  if (!spec) return undefined;
  return { kind: 'pixels', draw: () => rasteriseLit(drawProduct(spec, view)) };
};

const bannerPicture = (spec: BannerSpec | undefined): Picture | undefined =>
  spec && { kind: 'pixels', draw: () => (spec.tint ? rasterise : rasteriseLit)(drawBanner(spec), spec.width) };

const shopPicture = (front: SeedShopFront | undefined): Picture | undefined =>
  front && { kind: 'pixels', draw: () => rasterise(drawShopfront(front)) };

/** The gift is the first promo code: see the route that names it. */
const giftPicture = (): Picture | undefined => {
  const [offer] = promoCodes;
  return offer && { kind: 'pixels', draw: () => rasterise(drawGift(shop.colours.accent, offer.takesOff)) };
};

const iconOf = (name: string): (() => string) | undefined => {
  return families().has(name) ? () => drawIcon(name) : undefined;
};
