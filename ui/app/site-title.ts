import type { ParseKeys } from 'i18next';
import type { Shell } from '#core/site/settings/index.ts';
import type { PageHead } from './head.ts';

/** The title of a page with the shop's name behind it; without its settings the shop has none (rule SETTINGS-3). */
export const siteTitle = (title: string, { settings }: Shell): string =>
  [title, settings.siteName].filter(Boolean).join(' — ');

/** The head of a page that search engines do not index. */
export const privateHead =
  (title: ParseKeys, description: ParseKeys, canonicalPath?: string): PageHead<unknown> =>
  (_data, { language: { t }, shell }) => ({
    title: siteTitle(t(title), shell),
    description: t(description),
    ...(canonicalPath ? { canonicalPath } : {}),
    noindex: true,
  });
