import { mainBanners } from '#adapters/provider-sandbox/content/banners.ts';
import { pictureUrl } from '#adapters/provider-sandbox/db/pictures.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { bannerUrl, categoryArt, darkArt } from './addresses.ts';

/** How many main banners a home page begins with: the one that is seen, and the next. */
const FIRST_BANNERS = 2;
/** Of a large shop the rest is drawn when it is asked for. */
const MOST_PRODUCTS = 1_000;

/**
 * Addresses of the pictures that visitors meet first, in the order in which they are drawn before anybody asks: what every
 * home page begins with, then the first view of what is sold, the most popular first.
 */
export const picturesAhead = (sql: Sql): readonly string[] => {
  const categories = sql.all<{ url: string }>('SELECT url FROM category WHERE depth = 1 ORDER BY id');
  const products = sql.all<{ picture: string }>(
    'SELECT picture FROM product GROUP BY picture ORDER BY max(popularity) DESC, picture LIMIT ?',
    MOST_PRODUCTS,
  );
  const banners = mainBanners.slice(0, FIRST_BANNERS).flatMap(({ bannerId }) => [bannerId, darkArt(bannerId)]);
  return [
    ...[...banners, ...categories.map(({ url }) => categoryArt(url))].map(bannerUrl),
    ...products.map(({ picture }) => pictureUrl(picture, 1)),
  ];
};
