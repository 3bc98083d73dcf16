import { settings } from '#adapters/provider-sandbox/catalogue/index.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { categoryArt, darkArt } from './addresses.ts';
import { pictureFinder } from './shelves.ts';

/** How many main banners a home page begins with: the one that is seen, and the next. */
const FIRST_BANNERS = 2;

/**
 * Draws what every home page begins with, one picture after the other, before anybody asks: whoever comes first would wait
 * for all of it. What cannot be drawn or kept now is drawn when it is asked for.
 */
export const drawAhead = async ({ sql, media }: Pick<Provider, 'sql' | 'media'>): Promise<void> => {
  const find = pictureFinder(sql);
  const categories = sql.all<{ url: string }>('SELECT url FROM category WHERE depth = 1 ORDER BY id');
  const names = [
    ...settings.mainBanners.slice(0, FIRST_BANNERS).flatMap(({ bannerId }) => [bannerId, darkArt(bannerId)]),
    ...categories.map(({ url }) => categoryArt(url)),
  ];
  for (const name of names) {
    const file = `${name}.webp`;
    const picture = find('banners', file);
    if (picture?.kind === 'pixels') await media.file(`banners/${file}`, picture.draw).catch(() => undefined);
  }
};
