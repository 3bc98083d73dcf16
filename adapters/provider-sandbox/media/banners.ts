import { families } from '#adapters/provider-sandbox/catalogue/families.ts';
import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/index.ts';
import { news, videos } from '#adapters/provider-sandbox/content/articles.ts';
import { mainBanners, menuBanners } from '#adapters/provider-sandbox/content/banners.ts';
import { landings } from '#adapters/provider-sandbox/content/landings.ts';
import { promotions } from '#adapters/provider-sandbox/content/promotions.ts';
import { shop } from '#adapters/provider-sandbox/content/settings.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import type { drawBanner } from '#adapters/provider-sandbox/pictures/index.ts';
import { inTheDark, unlikeness } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { articleArt, categoryArt, darkArt, landingArt, promotionArt, tallArt, videoArt, wideArt } from './addresses.ts';

/** What is on a banner, and its width where that is not the one it is drawn in. */
export type BannerSpec = Parameters<typeof drawBanner>[0] & { readonly width?: number };
type Named = readonly [name: string, spec: BannerSpec];

/** The ground that video reviews stand on, where nobody chose a tint. */
const QUIET = shop.colours.tile;
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
  const menu = Object.values(menuBanners);
  return new Map<string, BannerSpec>([
    ...mainBanners.flatMap(({ bannerId, tint, pictures }) => named(bannerId, 'hero', tint, pictures)),
    ...menu.flatMap(({ bannerId, tint, pictures }) => named(tallArt(bannerId), 'menu', tint, pictures)),
    ...menu.flatMap(({ bannerId, tint, pictures }) => named(wideArt(bannerId), 'hero', tint, pictures)),
    // These stand where only the page knows its ground.
    ...Object.entries(shop.aboutPictures).map(([name, pictures]) => groundless(name, pictures)),
    ...news.flatMap(({ slug, tint, picture }) => named(articleArt(slug), 'category', tint, [picture])),
    ...videos.flatMap(({ videoId, picture }) => named(videoArt(videoId), 'category', QUIET, [picture])),
    ...promotions.flatMap(({ slug, tint, picture }) => named(promotionArt(slug), 'promo', tint, [picture])),
    ...landingBanners(),
    ...categoryBanners(sql),
  ]);
};

/** A banner that a landing page borrows is drawn under a name of the page's: at home it is laid out as its own place needs. */
const landingBanners = (): readonly Named[] =>
  landings.flatMap(({ slug, blocks }) =>
    blocks.flatMap((block, index) => {
      if (block.kind !== 'hero' && block.kind !== 'banner') return [];
      const { tint, pictures } = block.kind === 'banner' ? block.banner : block;
      return named(landingArt(slug, index), 'hero', tint, pictures);
    }),
  );

/** The family that shows a category whose icon has the plainer outline of another. */
const shownInstead: Readonly<Record<string, string>> = { gamepad: 'game-console', fan: 'air-purifier' };

/** Colours that are more unlike than this still look so at the size of a thumbnail. */
const UNLIKE = 92;

/** About what a shop's small tiles are like in the dark. */
const DARK_TILE = '#5d6470';

const standsOut = ({ colour }: Wanted): boolean => unlikeness(colour, DARK_TILE) > UNLIKE;

interface Wanted {
  readonly url: string;
  readonly icon: string;
  readonly family: string;
  readonly model: string;
  readonly colour: string;
}

/**
 * A top category is shown by the most wanted model of the family that its icon stands for, and beside it by the most wanted
 * of another family in another colour: two of a kind say less of what there is. Greys, which a tile in the dark would
 * swallow at that size, come last.
 */
const categoryBanners = (sql: Sql): readonly Named[] => {
  const rows = sql.all<Wanted>(
    `SELECT category.url, icon, picture.family, picture.model, picture.colour FROM category
     JOIN product_category ON product_category.category = category.id
     JOIN product ON product.id = product_category.product JOIN picture ON picture.name = product.picture
     WHERE category.depth = 1 GROUP BY category.url, picture.name
     ORDER BY category.url, max(popularity) DESC, picture.name`,
  );
  return [...Map.groupBy(rows, ({ url }) => url)].map(([url, group]) => [
    categoryArt(url),
    { kind: 'category', products: pairOf(group).flatMap(pictureOf), width: CATEGORY_WIDTH },
  ]);
};

const standingOutFirst = (one: Wanted, other: Wanted): number => Number(standsOut(other)) - Number(standsOut(one));

/** The two that show a category, out of all that it sells with the most wanted first. */
const pairOf = (group: readonly Wanted[]): readonly Wanted[] => {
  const icon = group[0]?.icon ?? '';
  const shown = shownInstead[icon] ?? icon;
  const ofIcon = group.filter(({ family }) => family === shown);
  const first = ofIcon.find(standsOut) ?? ofIcon[0] ?? group[0];
  if (!first) return [];
  const others = group.filter(({ family }) => family !== first.family).sort(standingOutFirst);
  const unlike = (one: Wanted) => unlikeness(one.colour, first.colour) > UNLIKE;
  const second = others.find(unlike) ?? others[0] ?? group.find(unlike);
  return second ? [first, second] : [first];
};

const pictureOf = ({ family, model, colour }: Wanted): PictureSpec[] => {
  const known = [...families().keys()].find((name) => name === family);
  return known ? [{ family: known, model, colour }] : [];
};
