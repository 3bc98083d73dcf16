import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { NodeShop } from '#adapters/wiring/node.ts';
import type { ErrorPage } from '#server/http/error-page.ts';
import type { Sites } from '#server/http/sites.ts';
import type { RenderPage } from '#server/render.ts';
import { createCompressor } from './compressor.ts';
import { zeroCounts } from './counts.ts';
import { type CacheInstance, joinInstances } from './instance.ts';
import { createListener } from './listener.ts';
import { pageCacheMiddleware } from './middleware.ts';
import { createPageCache } from './page-cache.ts';
import { createPageMaker } from './page-maker.ts';
import { createPageStore } from './page-store.ts';

interface CachingOptions {
  readonly shop: Pick<NodeShop, 'caching' | 'watchedShop'>;
  readonly render: RenderPage;
  readonly errorPage: ErrorPage;
  readonly sites: Sites;
  /** Whether a path redirects elsewhere; false when the answer is late. */
  readonly hasMoved: (path: string) => Promise<boolean>;
  readonly build: string;
  /** Most bytes of pages in memory. */
  readonly maxBytes: number;
  /** Seconds. */
  readonly priceMaxAge: number;
  /** Header that carries a page's tags for a CDN. */
  readonly tagHeader?: string | undefined;
  readonly logger: Logger;
}

export interface PageCaching {
  /** Before Express: answers from memory. */
  readonly listener: (app: RequestListener) => RequestListener;
  /** Within Express: answers every page that may be stored. */
  readonly middleware: RequestHandler;
  readonly instance: CacheInstance;
}

/** Puts the page cache together. */
export const composeCaching = (options: CachingOptions): PageCaching => {
  const { shop, render, errorPage, sites, hasMoved, build, maxBytes, priceMaxAge, tagHeader, logger } = options;
  const { shared, locks, board, purges } = shop.caching;
  const now = () => Date.now();
  const onError = (error: unknown) => logger.warn({ err: error }, 'page cache');
  const counts = zeroCounts();
  const store = createPageStore({ shared, purges, isCurrent: board.isCurrent, counts, maxBytes, priceMaxAge, now });
  const compressor = createCompressor({
    isBusy: () => cache.isBusy(),
    isStored: (page) => store.get(page.address.key) === page,
    onCompressed: (page) => void store.set(page),
    onError,
  });
  const cache = createPageCache({
    store,
    locks,
    purges,
    compressor,
    counts,
    render: createPageMaker(render, errorPage, shop.watchedShop),
    hasMoved,
    priceMaxAge,
    tagHeader,
    now,
    onError,
  });
  return {
    listener: (app) =>
      createListener({
        origins: sites.shopOrigins,
        build,
        get: store.get,
        refresh: cache.refresh,
        onUncompressed: compressor.add,
        counts,
        now,
        app,
      }),
    middleware: pageCacheMiddleware({ cache, sites, build, onResize: store.resize, now }),
    instance: joinInstances({ board, purges, store, counts, now, onError }),
  };
};
