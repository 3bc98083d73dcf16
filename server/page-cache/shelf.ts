import { BRIEF_PAGES, type PageStore, type Purges } from '#core/site/caching/index.ts';
import type { Counts } from './counts.ts';
import { createMemory } from './memory.ts';
import { type PageAddress, type ReadyPage, readyPage } from './ready-page.ts';

/** Where pages are: ready in this process, and packed in the store of all instances. */
export interface Shelf {
  /** What stands ready in this process. */
  readonly ready: (key: string) => ReadyPage | undefined;
  /** What the store has, if it still counts and is newer than what is ready; it is ready from then on. */
  readonly lookUp: (address: PageAddress) => Promise<ReadyPage | undefined>;
  /** Keeps a page: at once in this process; resolves when the store has it, too, or cannot. */
  readonly keep: (page: ReadyPage) => Promise<void>;
  /** A page has grown or shrunk. */
  readonly weigh: (page: ReadyPage) => void;
  readonly forget: (address: PageAddress) => Promise<void>;
  /** Drops from this process what was dropped everywhere. */
  readonly dropPurged: () => void;
  readonly entries: () => number;
  readonly bytes: () => number;
}

interface ShelfOptions {
  readonly store: PageStore;
  readonly purges: Purges;
  /** Whether everything that was dropped by now is known here. */
  readonly isCurrent: () => boolean;
  readonly counts: Counts;
  /** Most bytes in this process. */
  readonly maxBytes: number;
  /** s. */
  readonly priceMaxAge: number;
  readonly now: () => number;
}

/** Missing pages and moves get so large a share of the memory, so that they push no page out. */
const BRIEF_SHARE = 8;

export const createShelf = (options: ShelfOptions): Shelf => {
  const { store, purges, isCurrent, counts, maxBytes, priceMaxAge, now } = options;
  const pages = createMemory({ bytes: maxBytes, pages: Number.POSITIVE_INFINITY });
  const brief = createMemory({ bytes: maxBytes / BRIEF_SHARE, pages: BRIEF_PAGES });
  const placeOf = ({ kept }: ReadyPage) => (kept.keeping === 'page' ? pages : brief);
  const isPurged = ({ kept }: ReadyPage): boolean => !purges.counts(kept.tags, kept.mark);

  const lookUp = async (address: PageAddress): Promise<ReadyPage | undefined> => {
    // Whoever has not heard what was dropped cannot tell whether a page of the store still counts.
    const found = isCurrent() ? await store.get(address.key) : ({ kind: 'failed' } as const);
    if (found.kind === 'failed') counts.errors += 1;
    if (found.kind !== 'found') return undefined;
    const { page: kept } = found;
    const ready = pages.get(address.key);
    if (!purges.counts(kept.tags, kept.mark) || (ready && ready.kept.renderedAt >= kept.renderedAt)) return ready;
    const page = readyPage(address, kept, priceMaxAge);
    pages.put(page);
    return page;
  };
  return {
    ready: (key) => pages.get(key) ?? brief.get(key),
    lookUp,
    keep: async (page) => {
      const { kept, address, keptUntil } = page;
      const place = placeOf(page);
      (place === pages ? brief : pages).drop(address.key);
      place.put(page);
      if (place === pages) await store.set(address.key, kept, keptUntil - now());
      else await store.drop(address.key);
    },
    weigh: (page) => {
      if (placeOf(page).get(page.address.key) === page) placeOf(page).put(page);
    },
    forget: async ({ key }) => {
      pages.drop(key);
      brief.drop(key);
      await store.drop(key);
    },
    dropPurged: () => {
      pages.dropWhere(isPurged);
      brief.dropWhere(isPurged);
    },
    entries: () => pages.entries() + brief.entries(),
    bytes: () => pages.bytes() + brief.bytes(),
  };
};
