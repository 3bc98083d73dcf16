import { content, type PictureSpec, pictureFamilies, settings } from '#adapters/provider-sandbox/catalogue/index.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import type { drawBanner } from '#adapters/provider-sandbox/pictures/index.ts';
import { inTheDark } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { articleArt, categoryArt, darkArt, landingArt, promotionArt, tallArt, videoArt, wideArt } from './addresses.ts';

/** What is on a banner, and its width where that is not the one it is drawn in. */
export type BannerSpec = Parameters<typeof drawBanner>[0] & { readonly width?: number };
type Named = readonly [name: string, spec: BannerSpec];

/** The ground that video reviews stand on, where nobody chose a tint. */
const QUIET = settings.colours.tile;
const CATEGORY_PRODUCTS = 2;
/** Pixels of a category's picture across: it is shown on tiles alone, and a home page asks for all of them at once. */
const CATEGORY_WIDTH = 480;

const named = (
  name: string,
  kind: BannerSpec['kind'],
  tint: string,
  products: readonly PictureSpec[],
): readonly Named[] => [
  [name, { kind, tint, products: [...products] }],
  [darkArt(name), { kind, tint: inTheDark(tint), products: [...products] }],
];

const groundless = (name: string, products: PictureSpec[]): Named => [name, { kind: 'category', products }];

/** Every banner of the shop by its name: settings and content say what is on it, this says how it is laid out. */
export const bannerSpecs = (sql: Sql): ReadonlyMap<string, BannerSpec> => {
  const menu = Object.values(settings.menuBanners);
  return new Map<string, BannerSpec>([
    ...settings.mainBanners.flatMap(({ bannerId, tint, pictures }) => named(bannerId, 'hero', tint, pictures)),
    ...menu.flatMap(({ bannerId, tint, pictures }) => named(tallArt(bannerId), 'menu', tint, pictures)),
    ...menu.flatMap(({ bannerId, tint, pictures }) => named(wideArt(bannerId), 'hero', tint, pictures)),
    // These stand where only the page knows its ground.
    ...Object.entries(settings.aboutPictures).map(([name, pictures]) => groundless(name, pictures)),
    ...content.news.flatMap(({ slug, tint, picture }) => named(articleArt(slug), 'category', tint, [picture])),
    ...content.videos.flatMap(({ videoId, picture }) => named(videoArt(videoId), 'category', QUIET, [picture])),
    ...content.promotions.flatMap(({ slug, tint, picture }) => named(promotionArt(slug), 'promo', tint, [picture])),
    ...landingBanners(),
    ...categoryBanners(sql),
  ]);
};

/** A banner that a landing page borrows is drawn under a name of the page's: at home it is laid out as its own place needs. */
const landingBanners = (): readonly Named[] =>
  content.landings.flatMap(({ slug, blocks }) =>
    blocks.flatMap((block, index) => {
      if (block.kind !== 'hero' && block.kind !== 'banner') return [];
      const { tint, pictures } = block.kind === 'banner' ? block.banner : block;
      return named(landingArt(slug, index), 'hero', tint, pictures);
    }),
  );

/** The family that shows a category whose icon has the plainer outline of another, in SQL. */
const SHOWN_FAMILY = "CASE icon WHEN 'gamepad' THEN 'game-console' WHEN 'fan' THEN 'air-purifier' ELSE icon END";

/** A top category is shown by the most wanted models of the family that its icon stands for. */
const categoryBanners = (sql: Sql): readonly Named[] => {
  const rows = sql.all<{ url: string; family: string; model: string; colour: string }>(
    `SELECT url, family, model, colour FROM (
       SELECT *, row_number() OVER (PARTITION BY url ORDER BY family = ${SHOWN_FAMILY} DESC, wanted DESC, name) AS place FROM (
         SELECT category.url, icon, picture.*, max(popularity) AS wanted FROM category
         JOIN product_category ON product_category.category = category.id
         JOIN product ON product.id = product_category.product JOIN picture ON picture.name = product.picture
         WHERE category.depth = 1 GROUP BY category.url, picture.model))
     WHERE place <= ? ORDER BY url, place`,
    CATEGORY_PRODUCTS,
  );
  return [...Map.groupBy(rows, ({ url }) => url)].map(([url, group]) => [
    categoryArt(url),
    { kind: 'category', products: group.flatMap(pictureOf), width: CATEGORY_WIDTH },
  ]);
};

const pictureOf = ({ family, model, colour }: { family: string; model: string; colour: string }): PictureSpec[] => {
  const known = pictureFamilies.find((name) => name === family);
  return known ? [{ family: known, model, colour }] : [];
};
