import type { Header, StoredPage } from '#adapters/cache/shared-pages.ts';
import {
  agesOf,
  cacheControlOf,
  type PageState,
  type Purges,
  type RenderLocks,
  showsPrices,
  stateAt,
  storagePolicy,
  tagList,
} from '#core/site/caching/index.ts';
import type { Compressor } from './compressor.ts';
import type { CacheCounts } from './counts.ts';
import { compress } from './forms.ts';
import type { RenderedPage } from './page-maker.ts';
import type { PageStore } from './page-store.ts';
import { hashOf, type PageAddress, type ReadyPage, readyPage, refreshMetadata, serveStale } from './ready-page.ts';

/** The answer to a request. */
export type CacheAnswer =
  | { readonly kind: 'stored'; readonly page: ReadyPage; readonly cache: 'hit' | 'stale' | 'miss' }
  /** Rendered, and not stored. */
  | { readonly kind: 'rendered'; readonly page: RenderedPage };

export interface PageCache {
  /**
   * The page of an address: stored or rendered. `hostHeaders` are those of every answer of its host. Rejects when
   * rendering fails and there is no fallback.
   */
  readonly get: (address: PageAddress, hostHeaders: readonly Header[]) => Promise<CacheAnswer>;
  /** The stored page of an address that may be served now; renders nothing for the caller. */
  readonly find: (address: PageAddress) => Promise<ReadyPage | undefined>;
  /** Renders a page again in the background, once for all callers (rule CACHE-9). */
  readonly refresh: (page: ReadyPage) => void;
  /** Whether a page is being rendered. */
  readonly isBusy: () => boolean;
}

export interface PageCacheOptions {
  readonly store: PageStore;
  readonly locks: RenderLocks;
  readonly purges: Purges;
  readonly compressor: Compressor;
  readonly counts: CacheCounts;
  readonly render: (address: PageAddress) => Promise<RenderedPage>;
  /** Whether the path redirects elsewhere by now. */
  readonly hasMoved: (path: string) => Promise<boolean>;
  /** Seconds. */
  readonly priceMaxAge: number;
  /** Header that carries a page's tags for a CDN. */
  readonly tagHeader?: string | undefined;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

interface Request {
  readonly address: PageAddress;
  readonly hostHeaders: readonly Header[];
}

const NO_RELEASE = async (): Promise<void> => undefined;

/** Pages in memory and in the shared store, each rendered once for all who ask (rules CACHE-7 to CACHE-10). */
export const createPageCache = (options: PageCacheOptions): PageCache => {
  const { store, locks, purges, compressor, counts, render, hasMoved, priceMaxAge, tagHeader, now, onError } = options;
  const underWay = new Map<string, Promise<CacheAnswer>>();
  const stateOf = (page: ReadyPage): PageState => stateAt(page, now());
  const isFresh = (page: ReadyPage): boolean => stateOf(page) === 'fresh';
  const isShown = (page: ReadyPage): boolean => ['fresh', 'stale'].includes(stateOf(page));
  const isFallback = (page: ReadyPage | undefined): page is ReadyPage =>
    page?.stored.complete === true && stateOf(page) !== 'gone' && purges.isValid(page.stored.tags, page.stored.mark);

  const serveFallback = (page: ReadyPage): CacheAnswer => {
    serveStale(page, now());
    return { kind: 'stored', page, cache: 'stale' };
  };

  /** The page to store, if any; one with the same HTML as before keeps its compressed bytes. */
  const toStore = async (
    { html, pageHeaders, ...rendered }: RenderedPage,
    { address, hostHeaders }: Request,
    since: Pick<StoredPage, 'renderedAt' | 'mark'>,
    before: ReadyPage | undefined,
  ): Promise<ReadyPage | undefined> => {
    const { status, tags, complete } = rendered;
    const keeping = storagePolicy({ status, setsCookie: hostHeaders.some(([name]) => name === 'set-cookie') });
    // A page purged during rendering may show old data.
    if (keeping === 'none' || !purges.isValid(tags, since.mark)) return undefined;
    const ages = agesOf({ keeping, priced: showsPrices(tags), complete }, priceMaxAge);
    const headers: readonly Header[] = [
      ...pageHeaders,
      ['cache-control', cacheControlOf(ages)],
      ...(tagHeader === undefined ? [] : [[tagHeader, tagList(tagHeader, tags)] as const]),
    ];
    const bytes = Buffer.from(html);
    const hash = hashOf(bytes, headers);
    const metadata = { ...rendered, ...since, hostHeaders, pageHeaders: headers, keeping, hash };
    if (before?.stored.hash === hash) {
      refreshMetadata(before, metadata, priceMaxAge);
      return before;
    }
    const brotli = bytes.length === 0 ? bytes : await compress(bytes, 'br', 'quick');
    return readyPage(address, { ...metadata, brotli, effort: 'quick' }, priceMaxAge);
  };

  const renderAndStore = async (request: Request, release: () => Promise<void>): Promise<CacheAnswer> => {
    const { address } = request;
    const before = store.get(address.key);
    const since = { renderedAt: now(), mark: purges.mark() };
    counts.rendered += 1;
    let stored = Promise.resolve();
    try {
      const rendered = await render(address).catch((error: unknown) => {
        if (!isFallback(before)) throw error;
        onError(error);
        return serveFallback(before);
      });
      if ('kind' in rendered) return rendered;
      if (isFallback(before) && (!rendered.complete || rendered.status >= 500)) return serveFallback(before);
      const page = await toStore(rendered, request, since, before);
      if (!page) {
        if (before) stored = store.delete(address);
        return { kind: 'rendered', page: rendered };
      }
      stored = store.set(page);
      compressor.add(page);
      return { kind: 'stored', page, cache: 'miss' };
    } finally {
      // Requests that wait for the lock then find the page in the shared store.
      void stored.then(release);
    }
  };

  const loadOrRender = async (request: Request, isGood: (page: ReadyPage) => boolean): Promise<CacheAnswer> => {
    const { address } = request;
    const load = async (): Promise<CacheAnswer | undefined> => {
      const page = await store.load(address);
      return page && isGood(page) ? { kind: 'stored', page, cache: isFresh(page) ? 'hit' : 'stale' } : undefined;
    };
    const loaded = await load();
    if (loaded) return loaded;
    const lock = await locks.acquire(address.key);
    if (lock.kind === 'acquired') return renderAndStore(request, lock.release);
    await lock.released;
    return (await load()) ?? renderAndStore(request, NO_RELEASE);
  };

  const start = (key: string, work: Promise<CacheAnswer>): Promise<CacheAnswer> => {
    const shared = work.finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };

  const refreshNow = async (page: ReadyPage): Promise<CacheAnswer> => {
    const { address, stored } = page;
    if (await hasMoved(address.path)) {
      await store.delete(address);
      return { kind: 'stored', page, cache: 'stale' };
    }
    return loadOrRender({ address, hostHeaders: stored.hostHeaders }, isFresh);
  };
  const refresh = (page: ReadyPage): void => {
    const { key } = page.address;
    if (!underWay.has(key)) start(key, refreshNow(page)).catch(onError);
  };

  const serve = (page: ReadyPage): CacheAnswer => {
    if (isFresh(page)) return { kind: 'stored', page, cache: 'hit' };
    refresh(page);
    return { kind: 'stored', page, cache: 'stale' };
  };
  const counted = (answer: CacheAnswer): CacheAnswer => {
    if (answer.kind === 'rendered' || answer.cache === 'miss') counts.misses += 1;
    else if (answer.cache === 'hit') counts.hits += 1;
    else counts.stale += 1;
    return answer;
  };

  return {
    get: async (address, hostHeaders) => {
      const page = store.get(address.key);
      if (page && isShown(page)) return counted(serve(page));
      const { key } = address;
      return counted(await (underWay.get(key) ?? start(key, loadOrRender({ address, hostHeaders }, isShown))));
    },
    find: async (address) => {
      const inMemory = store.get(address.key);
      const page = inMemory && isShown(inMemory) ? inMemory : await store.load(address);
      if (!page || !isShown(page)) return undefined;
      counted(serve(page));
      return page;
    },
    refresh,
    isBusy: () => underWay.size > 0,
  };
};
