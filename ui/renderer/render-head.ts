import cyrillicFont from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import { alternateLinks, localeEntries } from '#core/locale/index.ts';
import { isColour, type Shell, textOn } from '#core/settings/index.ts';
import type { Head, HeadContext } from '#ui/app/head.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** JSON that cannot end the script element it stands in. */
const safeJson = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const meta = (name: string, content: string | undefined): string =>
  content ? `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">` : '';

/** The accent from settings as style variables; a colour that is none is left to the style sheet (rules SETTINGS-1, SETTINGS-2). */
const theme = ({ settings }: Shell): string => {
  const { accent } = settings.colours;
  return isColour(accent) ? `<style>:root{--accent:${accent};--on-accent:${textOn(accent)}}</style>` : '';
};

/** Canonical and alternate links of a page that has an address of its own (rule LOCALE-5). */
const addresses = (path: string, { origin, language }: HeadContext): string => {
  const alternates = alternateLinks(path, origin).map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
  );
  return `<link rel="canonical" href="${escapeHtml(origin + language.path(path))}">${alternates.join('')}`;
};

/** The inside of `<head>` for a page, as HTML. */
export const renderHead = (head: Head, context: HeadContext): string => {
  const { shell, language, origin } = context;
  const { siteName, favicon } = shell.settings;
  const font = language.locale === 'ru' ? cyrillicFont : latinFont;
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    head.noindex ? meta('robots', 'noindex') : '',
    head.canonicalPath === undefined ? '' : addresses(head.canonicalPath, context),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:site_name', siteName),
    meta('og:locale', localeEntries[language.locale].iso.replace('-', '_')),
    head.canonicalPath === undefined ? '' : meta('og:url', origin + language.path(head.canonicalPath)),
    meta('og:image', head.image?.startsWith('/') ? origin + head.image : head.image),
    '<meta name="color-scheme" content="light dark">',
    favicon ? `<link rel="icon" href="${escapeHtml(favicon)}">` : '',
    `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    theme(shell),
    ...(head.jsonLd ?? []).map((block) => `<script type="application/ld+json">${safeJson(block)}</script>`),
  ].join('');
};
