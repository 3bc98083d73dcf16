import type { Header } from '#core/site/caching/index.ts';

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

/** The `Link` header of a rendered page: its style sheets, font and main picture, to be fetched first (rule CACHE-14). */
export const linkHeader = (html: string): readonly Header[] => {
  const head = html.slice(0, html.indexOf('</head>'));
  const styles = [...head.matchAll(STYLE)].map(([, href = '']) => `<${href}>; rel=preload; as=style`);
  const [, type, font] = FONT.exec(head) ?? [];
  const fonts = font === undefined ? [] : [`<${font}>; rel=preload; as=font; type="${type}"; crossorigin`];
  const links = [...styles, ...fonts, ...pictureOf(html)];
  return links.length === 0 ? [] : [['link', links.join(', ')]];
};
