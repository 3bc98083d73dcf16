import {
  alternateLinks,
  canonicalPath,
  isNoindex,
  type Locale,
  localeEntries,
  locales,
  splitLocale,
} from '#core/kernel/locale/index.ts';
import { pictureSource } from '#ui/design/picture-source.ts';
import shareImage from '#ui/design/share.png?url';
import type { Head, HeadContext } from './head.ts';

/** One element of a document's head besides its title. */
export interface HeadTag {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** JSON inside a script element; it cannot end the element. */
  readonly text?: string;
}

/** Attribute of the elements that a navigation replaces. */
export const HEAD_MARK = 'data-head';

/** JSON that is safe inside a script element: no `<`, no line separators. */
export const safeJson = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const meta = (name: string, content: string | undefined): readonly HeadTag[] =>
  content
    ? [{ name: 'meta', attributes: { [/^(?:og|article):/.test(name) ? 'property' : 'name']: name, content } }]
    : [];

const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ name: 'link', attributes });

/** Open Graph writes languages with an underscore: `ru_RU`. */
const ogLocale = (locale: Locale): string => localeEntries[locale].iso.replace('-', '_');

/** Width of the picture in social networks, px. */
const SHARED_WIDTH = 1280;

/** Address of the picture in social networks; the server scales a provider's picture. */
const sharedImage = (image: string, origin: string): string => {
  if (image.startsWith('/media/')) return origin + pictureSource(image, SHARED_WIDTH);
  return image.startsWith('/') ? origin + image : image;
};

/** Whether the page asks not to be indexed, by itself or by its address (rule ROUTE-7). */
export const isExcludedFromSearch = (head: Head, address: string): boolean =>
  head.noindex === true || isNoindex(address);

/**
 * Tags of a page's head except the title: description, canonical and alternate links (rules LOCALE-5, LOCALE-7), Open
 * Graph and JSON-LD. `address` is the path with language prefix and query.
 */
export const headTags = (head: Head, { language, shell, origin }: HeadContext, address: string): readonly HeadTag[] => {
  const { locale, path, t } = language;
  const { siteName } = shell.settings;
  const description = head.description || t('seo.description', { title: head.title });
  const known = head.canonicalPath ?? canonicalPath(splitLocale(address.replace(/[?#].*/, '')).path);
  const canonical = origin + path(known);
  return [
    ...meta('description', description),
    ...(isExcludedFromSearch(head, address) ? meta('robots', 'noindex') : []),
    ...(head.lost
      ? []
      : [
          link({ rel: 'canonical', href: canonical }),
          ...alternateLinks(known, origin).map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
          ...meta('og:url', canonical),
        ]),
    ...meta('og:type', head.kind ?? 'website'),
    ...meta('og:title', head.title),
    ...meta('og:description', description),
    ...meta('og:image', sharedImage(head.image || shareImage, origin)),
    ...meta('og:site_name', siteName),
    ...meta('og:locale', ogLocale(locale)),
    ...locales.filter((other) => other !== locale).flatMap((other) => meta('og:locale:alternate', ogLocale(other))),
    ...meta('twitter:card', 'summary_large_image'),
    ...(head.jsonLd ?? []).map(
      (block): HeadTag => ({
        name: 'script',
        attributes: { type: 'application/ld+json' },
        text: safeJson(block),
      }),
    ),
  ];
};

/** Replaces the previous page's tags in the document's head. */
export const writeHeadTags = (...of: Parameters<typeof headTags>): void => {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  document.head.append(...headTags(...of).map(elementOf));
};

const elementOf = ({ name, attributes, text = '' }: HeadTag): HTMLElement => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries({ ...attributes, [HEAD_MARK]: '' })) element.setAttribute(key, value);
  element.textContent = text;
  return element;
};
