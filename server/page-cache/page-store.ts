import { boundedStore } from '#adapters/cache/bounded-store.ts';
import type { SharedPages } from '#adapters/cache/shared-pages.ts';
import { BRIEF_PAGES, type Purges } from '#core/site/caching/index.ts';
import type { CacheCounts } from './counts.ts';
import { type PageAddress, type ReadyPage, readyPage, sizeOf } from './ready-page.ts';

/** In-memory pages, backed by the pages that all instances share. */
export interface PageStore {
  /** The in-memory page of a key. */
  readonly get: (key: string) => ReadyPage | undefined;
  /** Loads a valid shared page into memory if it is newer than the one there; returns the page in memory. */
  readonly load: (address: PageAddress) => Promise<ReadyPage | undefined>;
  /** Stores a page, in memory at once; resolves when it is shared or sharing failed. */
  readonly set: (page: ReadyPage) => Promise<void>;
  /** Recounts the bytes of a page that got another form. */
  readonly resize: (page: ReadyPage) => void;
  readonly delete: (address: PageAddress) => Promise<void>;
  /** Removes purged pages from memory. */
  readonly deletePurged: () => void;
  readonly entries: () => number;
  readonly bytes: () => number;
}

interface PageStoreOptions {
  readonly shared: SharedPages;
  readonly purges: Purges;
  /** Whether this instance has read all purge notices. */
  readonly isCurrent: () => boolean;
  readonly counts: CacheCounts;
  /** Most bytes in memory. */
  readonly maxBytes: number;
  /** Seconds. */
  readonly priceMaxAge: number;
  readonly now: () => number;
}

/** Missing pages and redirects have this share of the memory to themselves, so that they evict no page. */
const BRIEF_SHARE = 1 / 8;

export const createPageStore = (options: PageStoreOptions): PageStore => {
  const { shared, purges, isCurrent, counts, maxBytes, priceMaxAge, now } = options;
  const pages = boundedStore<ReadyPage>({ bytes: maxBytes, sizeOf });
  const brief = boundedStore<ReadyPage>({ bytes: Math.ceil(maxBytes * BRIEF_SHARE), entries: BRIEF_PAGES, sizeOf });
  const memoryOf = ({ stored }: ReadyPage) => (stored.keeping === 'page' ? pages : brief);
  const put = (page: ReadyPage): void => {
    const { key } = page.address;
    // Setting the same object again would not recount its bytes.
    pages.delete(key);
    brief.delete(key);
    memoryOf(page).set(key, page);
  };
  return {
    get: (key) => pages.get(key) ?? brief.get(key),
    load: async (address) => {
      // Without the latest purges a shared page may be outdated.
      const found = isCurrent() ? await shared.get(address.key) : ({ kind: 'failed' } as const);
      if (found.kind === 'failed') counts.errors += 1;
      if (found.kind !== 'found') return undefined;
      const { page: stored } = found;
      const inMemory = pages.get(address.key);
      if (!purges.isValid(stored.tags, stored.mark) || (inMemory && inMemory.stored.renderedAt >= stored.renderedAt))
        return inMemory;
      const page = readyPage(address, stored, priceMaxAge);
      put(page);
      return page;
    },
    set: async (page) => {
      const { stored, address, keptUntil } = page;
      put(page);
      if (stored.keeping === 'page') await shared.set(address.key, stored, keptUntil - now());
      else await shared.delete(address.key);
    },
    resize: (page) => {
      if (memoryOf(page).peek(page.address.key) === page) put(page);
    },
    delete: async ({ key }) => {
      pages.delete(key);
      brief.delete(key);
      await shared.delete(key);
    },
    deletePurged: () => {
      for (const memory of [pages, brief])
        for (const [key, { stored }] of [...memory.entries()])
          if (!purges.isValid(stored.tags, stored.mark)) memory.delete(key);
    },
    entries: () => pages.size + brief.size,
    bytes: () => pages.calculatedSize + brief.calculatedSize,
  };
};
