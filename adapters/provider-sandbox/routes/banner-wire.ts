import type { Banner } from '#adapters/provider-sandbox/content/banners.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { tintedBanner } from '#adapters/provider-sandbox/media/addresses.ts';
import { noBreaks } from './no-breaks.ts';

/** A banner in one language. `art` names another picture of it. */
export const bannerWire = (
  banner: Banner,
  locale: Locale,
  art = banner.bannerId,
): Answer<'giftMapService'>['main_banners'][number] => ({
  bannerId: banner.bannerId,
  title: noBreaks(banner.title, locale),
  subtitle: noBreaks(banner.subtitle, locale),
  button: banner.button[locale],
  href: banner.href,
  ...tintedBanner(art, banner.tint),
});
