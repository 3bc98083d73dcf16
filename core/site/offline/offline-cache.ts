import { localePath, locales, OFFLINE_PAGE, splitLocale } from '#core/kernel/locale/index.ts';

/** What a browser asks for, as far as it matters here. */
interface Asked {
  readonly method: string;
  readonly mode: string;
  /** What the answer is for: `document` where it becomes the tab's page. */
  readonly destination: string;
}

/** Whether the offline page may answer a request: navigations only (rule OFFLINE-1). */
export const isOfflineFallback = ({ method, mode, destination }: Asked): boolean =>
  method === 'GET' && mode === 'navigate' && destination === 'document';

/** The offline page's address in each language (rule OFFLINE-2). */
export const OFFLINE_ADDRESSES: readonly string[] = locales.map((locale) => localePath(OFFLINE_PAGE, locale));

/** Address of the offline page in the language of a path (rule OFFLINE-1). */
export const offlineAddress = (pathname: string): string => localePath(OFFLINE_PAGE, splitLocale(pathname).locale);

/** Prefix of the shop's cache names. */
const OURS = 'offline:';

/** Cache of pictures, shared by all builds (rule OFFLINE-5). */
export const OFFLINE_PICTURES = `${OURS}pictures`;
/** Most bytes of them (rule OFFLINE-5). */
export const PICTURE_BYTES = 3_000_000;

/** Cache of a build's offline page (rule OFFLINE-2). */
export const offlineCache = (build: string): string => `${OURS}build:${build}`;

/** Whether a cache belongs to another build of the shop (rule OFFLINE-2). */
export const isOutdated = (name: string, build: string): boolean =>
  name.startsWith(OURS) && name !== OFFLINE_PICTURES && name !== offlineCache(build);

/** Whether a path may be answered from the cache: scripts, styles, fonts and pictures (rule OFFLINE-3). */
export const isCacheablePath = (path: string): boolean => /^\/(?:assets|media|_ipx)\//.test(path);

/** Paths in a document or a style sheet. */
const PATHS = /(?:(?:href|src|srcset)="|url\(["']?)(\/[^"')#\s]+)/gi;

/** What a document or a style sheet is made of, each path once (rule OFFLINE-2). */
export const partsOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PATHS)].map(([, path = '']) => path).filter(isCacheablePath)),
];
