/** Parts of a cache key (rule CACHE-1). */
export interface PageUrl {
  /** Scheme and known host, without a slash at the end; the vitrina's is never among them (rule CACHE-4). */
  readonly origin: string;
  /** Path as it was asked for, with its language prefix. */
  readonly path: string;
  /** Names the build and the settings that the page was made with. */
  readonly build: string;
}

/** How every key of an origin begins. */
export const keyStart = (origin: string): string => `page:${origin}`;
/** How every key of a build ends: no path holds a `#`. */
export const keyEnd = (build: string): string => `#${build}`;

/** Key of a stored page, `page:{url}` (rule CACHE-1). */
export const pageKey = ({ origin, path, build }: PageUrl): string => keyStart(origin) + path + keyEnd(build);
