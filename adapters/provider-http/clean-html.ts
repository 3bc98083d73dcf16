import sanitize from 'sanitize-html';
import { localizeLink } from '#core/kernel/locale/index.ts';
import { cachedCleanText } from './clean-text-cache.ts';
import { linkOf, pictureOf, type TextMapping } from './mapping.ts';

/** What a text of the provider may be made of; of everything else only the words stay. */
const ALLOWED =
  'a b blockquote br dd dl dt em figcaption figure h2 h3 h4 hr i img li ol p s strong sub sup table tbody td th thead tr u ul';

/** Hosts of allowed video players. */
export const PLAYER_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com', 'www.google.com'];

/** Deepest nesting that is kept: each level makes cleaning slower. */
export const DEPTH_MAX = 64;
const TAG = /<(\/?)([a-z][\w-]*)[^<>]*>/gi;
/** Signs that begin nothing, which cost as much as an element each. */
const BEGINNINGS = /<+(?=<)/g;
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** The same text without what begins nothing and the elements that are nested too deep. It is made safe only after that. */
export const flattened = (html: string): string => {
  let depth = 0;
  let over = 0;
  return html.replaceAll(BEGINNINGS, '').replaceAll(TAG, (tag: string, slash: string, name: string) => {
    if (VOID.has(name.toLowerCase())) return tag;
    if (slash === '' && depth >= DEPTH_MAX) over += 1;
    else if (slash !== '' && over > 0) over -= 1;
    else {
      depth = Math.max(0, depth + (slash === '' ? 1 : -1));
      return tag;
    }
    return '';
  });
};

/**
 * HTML of the provider that may be put on a page: only known elements, of their attributes only the address of a link,
 * the source and words of a picture and the source of a known player. Its links stay in its language (rule LOCALE-8).
 * Cleaned once, when it is first fetched.
 */
export const cleanHtml = (dirty: string, mapping: TextMapping): string =>
  cachedCleanText(dirty, mapping, () => sanitized(flattened(dirty), mapping));

const sanitized = (html: string, mapping: TextMapping): string => {
  const allowed = [...ALLOWED.split(' '), 'iframe'];
  const allowedTags = [...allowed];
  const open = { dl: 0, a: 0 };
  // In a list of names and values a `div` keeps one name with its values; a link in a link would end it in a browser.
  const follow = (name: string, by: number): void => {
    if (name !== 'dl' && name !== 'a') return;
    open[name] += by;
    const now = allowed.filter((tag) => tag !== 'a' || open.a < 2);
    allowedTags.splice(0, allowedTags.length, ...now, ...(open.dl > 0 ? ['div'] : []));
  };
  return sanitize(html, {
    allowedTags,
    onOpenTag: (name) => follow(name, 1),
    onCloseTag: (name) => follow(name, -1),
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'loading'], iframe: ['src', 'title', 'loading'] },
    allowedIframeHostnames: PLAYER_HOSTS,
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href }) => {
        const link = linkOf(href);
        return { tagName, attribs: present('href', link && localizeLink(link, mapping.locale)) };
      },
      img: (tagName, { src, alt = '' }) => ({
        tagName,
        attribs: { ...present('src', linkOf(pictureOf(src, mapping))), alt, loading: 'lazy' },
      }),
      iframe: (tagName, { src = '', title = '' }) => ({ tagName, attribs: { src, title, loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs.src,
  });
};

const present = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value };
