import type { Clock } from '#core/kernel/shared/index.ts';

/** Lifetime of a prefetched page, ms (rule BROWSING-12). */
const AHEAD_MS = 30_000;

/** The data of one page. */
interface Ahead {
  readonly loader: unknown;
  readonly url: string;
  readonly data: Promise<unknown>;
  /** When it was asked for, ms. */
  readonly at: number;
}

/** Use-case: prefetched page data, kept 30 s and for one visit (rule BROWSING-12). */
export const createPrefetchedPages = ({ clock }: { readonly clock: Clock }) => {
  let kept: readonly Ahead[] = [];
  const fresh = () => kept.filter(({ at }) => clock.now() - at < AHEAD_MS);
  return {
    has: (url: string): boolean => fresh().some((page) => page.url === url),
    keep: (page: Omit<Ahead, 'at'>): void => {
      kept = [...fresh(), { ...page, at: clock.now() }];
    },
    /** Gives what a loader loaded for an address, which then counts no more. */
    take: (loader: unknown, url: string): Promise<unknown> | undefined => {
      const found = fresh().find((page) => page.loader === loader && page.url === url);
      kept = kept.filter((page) => page !== found);
      return found?.data;
    },
  };
};
