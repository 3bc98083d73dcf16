import { splitLocale } from '#core/kernel/locale/index.ts';
import type { Header } from '#core/site/caching/index.ts';

/** What a browser should fetch before it has the page: values of `Link`. */
export interface Hints {
  /** Style sheet and font: the same on every page of a language. */
  readonly common: readonly string[];
  /** The main picture. */
  readonly picture: readonly string[];
}

const STYLE = /<link rel="stylesheet"[^>]* href="([^"]+)"/g;
const FONT = /<link rel="preload" as="font" type="([^"]+)" href="([^"]+)"/;
const PICTURE = /<img [^>]*fetchPriority="high"[^>]*>/;

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
/** Whether a text can stand within quotes in a header as it is. */
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text) && !/["\\]/.test(text);

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const pictureOf = (html: string): readonly string[] => {
  const tag = PICTURE.exec(html)?.[0];
  const source = tag && attribute(tag, 'src');
  if (!tag || !source) return [];
  const sets = plain(attribute(tag, 'srcSet') ?? '');
  const sizes = plain(attribute(tag, 'sizes') ?? '');
  if (![source, sets, sizes].every(isPlain)) return [];
  const choice = sets === '' ? '' : `; imagesrcset="${sets}"; imagesizes="${sizes}"`;
  return [`<${plain(source)}>; rel=preload; as=image${choice}; fetchpriority=high`];
};

/** What a rendered page names that a browser needs first: style sheets, font, main picture (rule CACHE-14). */
export const hintsOf = (html: string): Hints => {
  const head = html.slice(0, html.indexOf('</head>'));
  const styles = [...head.matchAll(STYLE)].map(([, href = '']) => `<${href}>; rel=preload; as=style`);
  const [, type, font] = FONT.exec(head) ?? [];
  const fonts = font === undefined ? [] : [`<${font}>; rel=preload; as=font; type="${type}"; crossorigin`];
  return { common: [...styles, ...fonts], picture: pictureOf(html) };
};

/** The header by which a page says the same once more, for caches that answer early themselves. */
export const linkHeader = ({ common, picture }: Hints): readonly Header[] => {
  const links = [...common, ...picture];
  return links.length === 0 ? [] : [['link', links.join(', ')]];
};

/** What every page of a language needs first, learnt from the last one that was rendered. */
export interface KnownHints {
  readonly learn: (path: string, hints: Hints) => void;
  readonly of: (path: string) => readonly string[];
}

export const createKnownHints = (): KnownHints => {
  const known = new Map<string, readonly string[]>();
  return {
    learn: (path, { common }) => void known.set(splitLocale(path).locale, common),
    of: (path) => known.get(splitLocale(path).locale) ?? [],
  };
};
