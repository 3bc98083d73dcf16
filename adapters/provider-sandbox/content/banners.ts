import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, text } from '#adapters/provider-sandbox/data/schemas.ts';
import { picture, tint } from './picture.ts';

export const bannerRow = v.strictObject({
  bannerId: text,
  title: bilingual,
  subtitle: bilingual,
  button: bilingual,
  /** A path of the shop. */
  href: text,
  tint,
  pictures: v.pipe(
    text,
    v.transform((specs) => specs.split('; ')),
    v.array(picture),
  ),
});

const rows = readTable('banners.csv', bannerRow);

export type Banner = (typeof rows)[number];

/** Every banner by its id. */
export const banners: ReadonlyMap<string, Banner> = new Map(rows.map((banner) => [banner.bannerId, banner]));

/** The home page's slider. */
export const mainBanners = rows.filter(({ bannerId }) => bannerId.startsWith('main-'));

/** One picture beside the subcategories of each top category, by its url. */
export const menuBanners: Readonly<Record<string, Banner>> = Object.fromEntries(
  rows
    .filter((banner) => !mainBanners.includes(banner))
    .map((banner) => [banner.bannerId.replace('menu-', ''), banner]),
);
