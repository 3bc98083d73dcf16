import type { Header } from '#adapters/cache/shared-pages.ts';

const STYLE = /<link rel="stylesheet"[^>]* href="([^"]+)"/g;
const FONT = /<link rel="preload" as="font" type="([^"]+)" href="([^"]+)"/;
const PICTURE = /<img [^>]*fetchPriority="high"[^>]*>/;

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
/** Whether a text needs no escaping in a quoted header value. */
const isQuotable = (text: string): boolean => /^[\x20-\x7e]*$/.test(text) && !/["\\]/.test(text);

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const pictureLinks = (html: string): readonly string[] => {
  const tag = PICTURE.exec(html)?.[0];
  const source = tag && attribute(tag, 'src');
  if (!tag || !source) return [];
  const sets = unescaped(attribute(tag, 'srcSet') ?? '');
  const sizes = unescaped(attribute(tag, 'sizes') ?? '');
  if (![source, sets, sizes].every(isQuotable)) return [];
  const choice = sets === '' ? '' : `; imagesrcset="${sets}"; imagesizes="${sizes}"`;
  return [`<${unescaped(source)}>; rel=preload; as=image${choice}; fetchpriority=high`];
};

/** The `Link` header of a page: its style sheets, font and main picture (rule CACHE-14); none for a page without them. */
export const linkHeader = (html: string): readonly Header[] => {
  const head = html.slice(0, html.indexOf('</head>'));
  const styles = [...head.matchAll(STYLE)].map(([, href = '']) => `<${href}>; rel=preload; as=style`);
  const [, type, font] = FONT.exec(head) ?? [];
  const fonts = font === undefined ? [] : [`<${font}>; rel=preload; as=font; type="${type}"; crossorigin`];
  const links = [...styles, ...fonts, ...pictureLinks(html)];
  return links.length === 0 ? [] : [['link', links.join(', ')]];
};
