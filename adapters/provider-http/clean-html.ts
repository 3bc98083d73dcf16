import { linkOf, type Mapping, pictureOf } from './mapping.ts';

/** What a text of the provider may be made of; everything else is dropped and its words stay. */
const ALLOWED = new Set(
  'a b blockquote br em figcaption figure h2 h3 h4 hr i img li ol p s strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img']);
/** Elements that go together with what is in them. */
const DROPPED = /<(script|style|template|iframe|object|noscript|svg|math|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/**
 * HTML of the provider that may be put on a page: written anew from the allowed elements, without any attribute but
 * the address of a link (see `linkOf`) and the source and words of a picture; every element closed.
 */
export const cleanHtml = (dirty: string, mapping: Mapping): string => {
  const open: string[] = [];
  const source = dirty.replace(COMMENT, '').replace(DROPPED, '');
  let clean = '';
  let end = 0;
  for (const match of source.matchAll(TAG)) {
    const [whole, slash = '', name = '', attributes = ''] = match;
    clean += escapeText(source.slice(end, match.index));
    end = match.index + whole.length;
    const element = name.toLowerCase();
    if (!ALLOWED.has(element)) continue;
    clean += slash === '' ? opening(element, attributes, mapping) : closing(element, open);
    if (slash === '' && !VOID.has(element)) open.push(element);
  }
  return clean + escapeText(source.slice(end)) + open.reverse().map(endTag).join('');
};

const endTag = (element: string): string => `</${element}>`;

/** Ends an element and those left open in it; nothing when it is not open. */
const closing = (element: string, open: string[]): string => {
  const depth = open.lastIndexOf(element);
  return depth < 0 ? '' : open.splice(depth).reverse().map(endTag).join('');
};

const opening = (element: string, attributes: string, mapping: Mapping): string => {
  const values = new Map<string, string>();
  for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
    values.set(name.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  const kept: Record<string, string | undefined> =
    element === 'a'
      ? { href: linkOf(values.get('href')) }
      : element === 'img'
        ? { src: sourceOf(values.get('src'), mapping), alt: values.get('alt') ?? '', loading: 'lazy' }
        : {};
  const written = Object.entries(kept).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${element}${written.join('')}>`;
};

/** Pictures come from the web or the provider, never from a `data:` or any other scheme. */
const sourceOf = (address: string | undefined, mapping: Mapping): string | undefined => {
  const picture = pictureOf(address, mapping);
  return linkOf(picture);
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What an attribute says once the browser has read its entities; those it cannot name here make it unusable. */
const decode = (value: string): string =>
  value.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));?/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (hex === undefined && decimal === undefined) return entities[name.toLowerCase()] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text keeps its entities. */
const escapeText = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
