import type { SeedBanner } from '#adapters/provider-sandbox/catalogue/index.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { groundWire } from '#adapters/provider-sandbox/media/addresses.ts';
import { headline } from './headline.ts';

/** The path of the shop that a banner leads to. */
export const bannerHref = ({ target }: Pick<SeedBanner, 'target'>): string =>
  target.kind === 'product' ? `/product/${target.url}` : `/${target.url}`;

/** A banner with its words in one language, in its own picture or in another layout of it. */
export const bannerWire = (
  banner: SeedBanner,
  locale: Locale,
  art = banner.bannerId,
): Answer<'giftMapService'>['main_banners'][number] => ({
  bannerId: banner.bannerId,
  title: headline(banner.title, locale),
  subtitle: headline(banner.subtitle, locale),
  button: banner.button[locale],
  href: bannerHref(banner),
  ...groundWire(art, banner.tint),
});
