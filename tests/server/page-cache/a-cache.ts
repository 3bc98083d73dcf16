import { createOwnNotices } from '#adapters/cache/own-notices.ts';
import { ownTurns } from '#adapters/cache/render-turns.ts';
import {
  createPurges,
  type KeptPage,
  type NoticeBoard,
  type PageStore,
  type RenderTurns,
} from '#core/site/caching/index.ts';
import { type Counts, noCounts } from '#server/page-cache/counts.ts';
import { joinInstances } from '#server/page-cache/instance.ts';
import { createPageCache, type MadePage } from '#server/page-cache/page-cache.ts';
import type { PageAddress, ReadyPage } from '#server/page-cache/ready-page.ts';
import { createShelf } from '#server/page-cache/shelf.ts';

/** A store that all instances of a test share. */
export const aStore = () => {
  const pages = new Map<string, KeptPage>();
  const store: PageStore & { reachable: boolean; keptMs: number } = {
    reachable: true,
    keptMs: 0,
    get: async (key) => {
      if (!store.reachable) return { kind: 'failed' };
      const page = pages.get(key);
      return page ? { kind: 'found', page } : { kind: 'missing' };
    },
    set: async (key, page, ttlMs) => {
      store.keptMs = ttlMs;
      return Boolean(pages.set(key, page));
    },
    drop: async (key) => Boolean(pages.delete(key)) || true,
  };
  return { store, pages };
};

/** Turns as Redis gives them: one at a time for all who share them. */
export const sharedTurns = (): RenderTurns => {
  const taken = new Map<string, PromiseWithResolvers<void>>();
  return {
    take: async (key) => {
      const theirs = taken.get(key);
      if (theirs) return { kind: 'taken', over: theirs.promise };
      const mine = Promise.withResolvers<void>();
      taken.set(key, mine);
      return {
        kind: 'mine',
        giveBack: async () => {
          taken.delete(key);
          mine.resolve();
        },
      };
    },
  };
};

export const aPage = (html: string, rest: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  own: [['content-type', 'text/html; charset=utf-8']],
  html,
  tags: ['path:/x'],
  whole: true,
  ...rest,
});

const site = { origin: 'http://localhost:8000', shopOrigin: 'http://localhost:8000', vitrina: false, services: {} };
export const at = (path: string): PageAddress => ({ key: `page:http://localhost:8000${path}#b`, path, site });

interface Shared {
  readonly store?: PageStore;
  readonly turns?: RenderTurns;
  readonly board?: NoticeBoard;
  readonly clock?: { time: number };
}

/** An instance's page cache over what it shares with others, and a shop whose pages a test says. */
export const anInstance = ({
  store = aStore().store,
  turns = ownTurns,
  board = createOwnNotices(),
  clock = { time: 0 },
}: Shared = {}) => {
  const counts: Counts = noCounts();
  const purges = createPurges();
  const now = () => clock.time;
  const limits = { maxBytes: 10_000_000, priceMaxAge: 300 };
  const shelf = createShelf({ store, purges, isCurrent: board.isCurrent, counts, now, ...limits });
  const compressed: ReadyPage[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  /** What the shop renders, and which paths have moved. */
  const shop = {
    made: 0,
    moved: new Set<string>(),
    make: async (address: PageAddress): Promise<MadePage> => aPage(`<h1>${address.path}</h1>`),
  };
  const cache = createPageCache({
    shelf,
    turns,
    purges,
    compressor: { add: (page) => void compressed.push(page) },
    counts,
    make: (address) => {
      shop.made += 1;
      return shop.make(address);
    },
    hasMoved: async (path) => shop.moved.has(path),
    priceMaxAge: limits.priceMaxAge,
    now,
    onError,
  });
  const instance = joinInstances({ board, purges, shelf, counts, now, onError });
  return { cache, shelf, counts, shop, clock, errors, compressed, instance, board };
};
export type AnInstance = ReturnType<typeof anInstance>;

/** Everything that is under way has ended. */
export const settled = async ({ cache }: AnInstance): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve, 5));
  while (cache.isBusy());
};
