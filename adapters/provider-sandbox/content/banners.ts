import * as v from 'valibot';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, text, tint } from '#adapters/provider-sandbox/data/schemas.ts';

const bannerRow = v.strictObject({
  bannerId: text,
  title: bilingual,
  subtitle: bilingual,
  button: bilingual,
  /** A path of the shop. */
  href: text,
  tint,
});

const rows = readTable('banners.csv', bannerRow);

export type Banner = (typeof rows)[number];

/** Banners by id. */
export const banners: ReadonlyMap<string, Banner> = new Map(rows.map((banner) => [banner.bannerId, banner]));

/** Banners of the home page's slider. */
export const mainBanners = rows.filter(({ bannerId }) => bannerId.startsWith('main-'));

/** Banners of the menu by the url of a top category. */
export const menuBanners: Readonly<Record<string, Banner>> = Object.fromEntries(
  rows
    .filter((banner) => !mainBanners.includes(banner))
    .map((banner) => [banner.bannerId.replace('menu-', ''), banner]),
);
