import type { Shell } from '#core/site/settings/index.ts';

/** The title of a page with the shop's name behind it; without its settings the shop has none (rule SETTINGS-3). */
export const siteTitle = (title: string, { settings }: Shell): string =>
  [title, settings.siteName].filter(Boolean).join(' — ');
