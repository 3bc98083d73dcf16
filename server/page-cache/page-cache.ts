import {
  agesOf,
  cacheControlOf,
  type Header,
  type KeptPage,
  keepingOf,
  type PageState,
  type PageTag,
  type Purges,
  type RenderTurns,
  showsPrices,
  stateAt,
} from '#core/site/caching/index.ts';
import type { Compressor } from './compressor.ts';
import type { Counts } from './counts.ts';
import { compress } from './forms.ts';
import { hashOf, type PageAddress, type ReadyPage, readyPage, renewed, standIn } from './ready-page.ts';
import type { Shelf } from './shelf.ts';

/** A page as its rendering gives it, for whoever asks. */
export interface MadePage {
  readonly status: number;
  readonly own: readonly Header[];
  readonly html: string;
  readonly tags: readonly PageTag[];
  /** Nothing is missing from it that the provider failed to give. */
  readonly whole: boolean;
}

/** How a request was answered. */
export type Obtained =
  | { readonly kind: 'kept'; readonly page: ReadyPage; readonly cache: 'hit' | 'stale' | 'miss' }
  /** Nobody else is to see it. */
  | { readonly kind: 'made'; readonly page: MadePage };

export interface PageCache {
  /**
   * The page of an address, from wherever it is first to be had; `fixed` are the headers of every answer of its host.
   * Rejects when it cannot be rendered and nothing kept can stand in.
   */
  readonly obtain: (address: PageAddress, fixed: readonly Header[]) => Promise<Obtained>;
  /** What is kept of an address, if it may be answered with now; nothing is rendered. */
  readonly look: (address: PageAddress) => Promise<ReadyPage | undefined>;
  /** Makes a page anew in the background, once however often it is asked for (rule CACHE-9). */
  readonly renew: (page: ReadyPage) => void;
  /** Somebody waits for a rendering. */
  readonly isBusy: () => boolean;
}

export interface PageCacheOptions {
  readonly shelf: Shelf;
  readonly turns: RenderTurns;
  readonly purges: Purges;
  readonly compressor: Compressor;
  readonly counts: Counts;
  readonly make: (address: PageAddress) => Promise<MadePage>;
  /** Whether the path has moved: what stands there is no page any more. */
  readonly hasMoved: (path: string) => Promise<boolean>;
  /** s. */
  readonly priceMaxAge: number;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** What a rendering is begun with. */
interface Begun {
  readonly address: PageAddress;
  readonly fixed: readonly Header[];
}

const shows = (state: PageState): boolean => state === 'fresh' || state === 'stale';

/** Pages in two levels, each rendered once however many ask (rules CACHE-7 to CACHE-10). */
export const createPageCache = (options: PageCacheOptions): PageCache => {
  const { shelf, turns, purges, compressor, counts, make, hasMoved, priceMaxAge, now, onError } = options;
  const underWay = new Map<string, Promise<Obtained>>();
  const stateOf = (page: ReadyPage): PageState => stateAt(page, now());
  const isFresh = (page: ReadyPage): boolean => stateOf(page) === 'fresh';
  const isShown = (page: ReadyPage): boolean => shows(stateOf(page));
  const canStandIn = (page: ReadyPage | undefined): page is ReadyPage => {
    if (!page?.kept.whole || stateOf(page) === 'gone') return false;
    return purges.counts(page.kept.tags, page.kept.mark);
  };

  const stoodIn = (page: ReadyPage): Obtained => {
    standIn(page, now());
    return { kind: 'kept', page, cache: 'stale' };
  };

  /** What is kept of a rendering, if anything is; a text that says the same again goes on in the bytes that are there. */
  const kept = async (
    made: MadePage,
    { address, fixed }: Begun,
    since: Pick<KeptPage, 'renderedAt' | 'mark'>,
    before: ReadyPage | undefined,
  ): Promise<ReadyPage | undefined> => {
    const { status, tags, whole } = made;
    const keeping = keepingOf({ status, setsCookie: fixed.some(([name]) => name === 'set-cookie') });
    // What was dropped while it was rendered may have been rendered from what it was.
    if (keeping === 'none' || !purges.counts(tags, since.mark)) return undefined;
    const ages = agesOf({ keeping, priced: showsPrices(tags), whole }, priceMaxAge);
    const own = [...made.own, ['cache-control', cacheControlOf(ages)] as const];
    const text = Buffer.from(made.html);
    const hash = hashOf(text, own);
    const known = { status, fixed, own, keeping, tags, whole, hash, ...since };
    if (before?.kept.hash === hash) {
      renewed(before, known, priceMaxAge);
      return before;
    }
    const packed = text.length === 0 ? text : await compress(text, 'br', 'quick');
    const page = { ...known, packed, effort: 'quick' } as const;
    return readyPage(address, page, priceMaxAge, text);
  };

  const render = async (begun: Begun, giveBack: () => Promise<void>): Promise<Obtained> => {
    const { address } = begun;
    const before = shelf.ready(address.key);
    const since = { renderedAt: now(), mark: purges.mark() };
    counts.rendered += 1;
    let settled = Promise.resolve();
    try {
      const made = await make(address).catch((error: unknown) => {
        if (!canStandIn(before)) throw error;
        onError(error);
        return stoodIn(before);
      });
      if ('kind' in made) return made;
      if (canStandIn(before) && (!made.whole || made.status >= 500)) return stoodIn(before);
      const page = await kept(made, begun, since, before);
      if (!page) {
        if (before) settled = shelf.forget(address);
        return { kind: 'made', page: made };
      }
      settled = shelf.keep(page);
      compressor.add(page);
      return { kind: 'kept', page, cache: 'miss' };
    } finally {
      // Those who wait for the turn find the page in the store.
      void settled.then(giveBack);
    }
  };

  const nothing = async (): Promise<void> => undefined;
  const findOrRender = async (begun: Begun, isGood: (page: ReadyPage) => boolean): Promise<Obtained> => {
    const { address } = begun;
    const find = async (): Promise<Obtained | undefined> => {
      const page = await shelf.lookUp(address);
      return page && isGood(page) ? { kind: 'kept', page, cache: isFresh(page) ? 'hit' : 'stale' } : undefined;
    };
    const found = await find();
    if (found) return found;
    const turn = await turns.take(address.key);
    if (turn.kind === 'mine') return render(begun, turn.giveBack);
    await turn.over;
    return (await find()) ?? render(begun, nothing);
  };

  const start = (key: string, work: Promise<Obtained>): Promise<Obtained> => {
    const shared = work.finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };

  const renewNow = async (page: ReadyPage): Promise<Obtained> => {
    const { address, kept } = page;
    if (await hasMoved(address.path)) {
      await shelf.forget(address);
      return { kind: 'kept', page, cache: 'stale' };
    }
    return findOrRender({ address, fixed: kept.fixed }, isFresh);
  };
  const renew = (page: ReadyPage): void => {
    const { key } = page.address;
    if (!underWay.has(key)) start(key, renewNow(page)).catch(onError);
  };

  const answered = (page: ReadyPage): Obtained => {
    if (isFresh(page)) return { kind: 'kept', page, cache: 'hit' };
    renew(page);
    return { kind: 'kept', page, cache: 'stale' };
  };
  const count = (obtained: Obtained): Obtained => {
    if (obtained.kind === 'made' || obtained.cache === 'miss') counts.misses += 1;
    else if (obtained.cache === 'hit') counts.hits += 1;
    else counts.stale += 1;
    return obtained;
  };

  return {
    obtain: async (address, fixed) => {
      const ready = shelf.ready(address.key);
      if (ready && isShown(ready)) return count(answered(ready));
      const { key } = address;
      return count(await (underWay.get(key) ?? start(key, findOrRender({ address, fixed }, isShown))));
    },
    look: async (address) => {
      const ready = shelf.ready(address.key);
      const page = ready && isShown(ready) ? ready : await shelf.lookUp(address);
      if (!page || !isShown(page)) return undefined;
      count(answered(page));
      return page;
    },
    renew,
    isBusy: () => underWay.size > 0,
  };
};
