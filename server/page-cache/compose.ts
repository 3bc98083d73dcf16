import type { RequestListener } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { NodeShop } from '#adapters/wiring/node.ts';
import type { ErrorPage } from '#server/http/error-page.ts';
import type { Sites } from '#server/http/sites.ts';
import type { RenderPage } from '#server/render.ts';
import { createCompressor } from './compressor.ts';
import { noCounts } from './counts.ts';
import { createKnownHints, type KnownHints } from './early-hints.ts';
import { type CacheInstance, joinInstances } from './instance.ts';
import { keptPages } from './kept-pages.ts';
import { createListener } from './listener.ts';
import { createPageCache } from './page-cache.ts';
import { createPageMaker } from './page-maker.ts';
import { createShelf } from './shelf.ts';

interface CachingOptions {
  readonly shop: Pick<NodeShop, 'caching' | 'watchedShop'>;
  readonly render: RenderPage;
  readonly errorPage: ErrorPage;
  readonly sites: Sites;
  /** Whether a path has moved, as far as is known in time. */
  readonly hasMoved: (path: string) => Promise<boolean>;
  readonly build: string;
  /** Most bytes of pages that stand ready in this process. */
  readonly maxBytes: number;
  /** How old a shown price may be, s. */
  readonly priceMaxAge: number;
  readonly logger: Logger;
}

/** The page cache as the server runs it. */
export interface PageCaching {
  /** Before Express: what stands ready. */
  readonly listener: (app: RequestListener) => RequestListener;
  /** Within Express: what may be kept. */
  readonly middleware: RequestHandler;
  readonly hints: KnownHints;
  readonly instance: CacheInstance;
}

/** Puts the page cache together. */
export const composeCaching = (options: CachingOptions): PageCaching => {
  const { shop, render, errorPage, sites, build, maxBytes, priceMaxAge, logger } = options;
  const { store, turns, board, purges } = shop.caching;
  const now = () => Date.now();
  const onError = (error: unknown) => logger.warn({ err: error }, 'page cache');
  const counts = noCounts();
  const hints = createKnownHints();
  const shelf = createShelf({ store, purges, isCurrent: board.isCurrent, counts, maxBytes, priceMaxAge, now });
  const isKept = (page: Parameters<typeof shelf.weigh>[0]) => shelf.ready(page.address.key) === page;
  const compressor = createCompressor({
    isBusy: () => cache.isBusy(),
    isKept,
    onCompressed: (page) => void shelf.keep(page),
    onError,
  });
  const make = createPageMaker(render, errorPage, shop.watchedShop, hints);
  const { hasMoved } = options;
  const cache = createPageCache({
    shelf,
    turns,
    purges,
    compressor,
    counts,
    make,
    hasMoved,
    priceMaxAge,
    now,
    onError,
  });
  const instance = joinInstances({ board, purges, shelf, counts, now, onError });
  return {
    listener: (app) =>
      createListener({
        origins: sites.shopOrigins,
        build,
        ready: shelf.ready,
        renew: cache.renew,
        onLoose: compressor.add,
        counts,
        now,
        app,
      }),
    middleware: keptPages({ cache, sites, build, hints, onGrown: shelf.weigh, now }),
    hints,
    instance,
  };
};
