import { noRenderLocks } from '#adapters/cache/render-locks.ts';
import type { SharedPages, StoredPage } from '#adapters/cache/shared-pages.ts';
import { createPurges, type NoticeBoard, type RenderLocks } from '#core/site/caching/index.ts';
import { fakeNoticeBoard } from '#core/testing/index.ts';
import { zeroCounts } from '#server/page-cache/counts.ts';
import { joinInstances } from '#server/page-cache/instance.ts';
import { createPageCache } from '#server/page-cache/page-cache.ts';
import type { RenderedPage } from '#server/page-cache/page-maker.ts';
import { createPageStore } from '#server/page-cache/page-store.ts';
import type { PageAddress, ReadyPage } from '#server/page-cache/ready-page.ts';

/** Shared pages of all instances of a test. */
export const aStore = () => {
  const pages = new Map<string, StoredPage>();
  const shared: SharedPages & { reachable: boolean; keptMs: number } = {
    reachable: true,
    keptMs: 0,
    get: async (key) => {
      if (!shared.reachable) return { kind: 'failed' };
      const page = pages.get(key);
      return page ? { kind: 'found', page } : { kind: 'missing' };
    },
    set: async (key, page, ttlMs) => {
      shared.keptMs = ttlMs;
      return Boolean(pages.set(key, page));
    },
    delete: async (key) => Boolean(pages.delete(key)) || true,
  };
  return { shared, pages };
};

export const aPage = (html: string, rest: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  pageHeaders: [['content-type', 'text/html; charset=utf-8']],
  html,
  tags: ['path:/x'],
  complete: true,
  ...rest,
});

const site = { origin: 'http://localhost:8000', shopOrigin: 'http://localhost:8000', vitrina: false, services: {} };
export const at = (path: string): PageAddress => ({ key: `page:http://localhost:8000${path}#b`, path, site });

interface Shared {
  readonly shared?: SharedPages;
  readonly locks?: RenderLocks;
  readonly board?: NoticeBoard;
  readonly clock?: { time: number };
  readonly tagHeader?: string | undefined;
}

/** An instance's page cache over what it shares with others, and a shop whose pages a test says. */
export const anInstance = ({
  shared = aStore().shared,
  locks = noRenderLocks,
  board = fakeNoticeBoard(),
  clock = { time: 0 },
  tagHeader,
}: Shared = {}) => {
  const counts = zeroCounts();
  const purges = createPurges();
  const now = () => clock.time;
  const limits = { maxBytes: 10_000_000, priceMaxAge: 300 };
  const store = createPageStore({ shared, purges, isCurrent: board.isCurrent, counts, now, ...limits });
  const compressed: ReadyPage[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  /** What the shop renders, and which paths have moved. */
  const shop = {
    made: 0,
    moved: new Set<string>(),
    make: async (address: PageAddress): Promise<RenderedPage> => aPage(`<h1>${address.path}</h1>`),
  };
  const cache = createPageCache({
    store,
    locks,
    purges,
    compressor: { add: (page) => void compressed.push(page) },
    counts,
    tagHeader,
    render: (address) => {
      shop.made += 1;
      return shop.make(address);
    },
    hasMoved: async (path) => shop.moved.has(path),
    priceMaxAge: limits.priceMaxAge,
    now,
    onError,
  });
  const instance = joinInstances({ board, purges, store, counts, now, onError });
  return { cache, store, counts, shop, clock, errors, compressed, instance, board };
};
export type AnInstance = ReturnType<typeof anInstance>;

/** Everything that is under way has ended. */
export const settled = async ({ cache }: AnInstance): Promise<void> => {
  do await new Promise((resolve) => setTimeout(resolve, 5));
  while (cache.isBusy());
};
