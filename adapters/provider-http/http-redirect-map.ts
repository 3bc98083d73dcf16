import { redirectList } from '#adapters/provider-http/calls/site-index.ts';
import { canonicalSpelling, DEFAULT_LOCALE, type Locale, type RedirectMap } from '#core/kernel/locale/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import { type ProviderAccess, readerOf } from './ask.ts';

/** How long the list is good, ms. */
const FRESH_MS = 600_000;
/** Wait before a list that failed is requested again, ms. */
const RETRY_MS = 60_000;
const PAGE_SIZE = 5_000;
/** Most pages of a list that are read: an endless list must not fill the memory. */
const MOST_PAGES = 20;

/**
 * The provider's redirects, kept in memory and reloaded every 10 min. While the provider fails, the last list is used.
 * Only the first load is awaited, so callers need a time limit.
 */
export const createHttpRedirectMap = (access: ProviderAccess, { clock }: { readonly clock: Clock }): RedirectMap => {
  const pageOf = readerOf(access)(
    redirectList,
    ({ page }: { readonly page: number; readonly locale: Locale }) => ({ query: { page, per_page: PAGE_SIZE } }),
    (list) => list,
  );
  let known: ReadonlyMap<string, string> = new Map();
  let due = Number.NEGATIVE_INFINITY;
  let first: Promise<void> | undefined;
  let underWay = false;

  const fetchAll = async (): Promise<ReadonlyMap<string, string> | undefined> => {
    const fresh = new Map<string, string>();
    let pages = 1;
    for (let page = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
      const answer = await pageOf({ page, locale: DEFAULT_LOCALE });
      if (!answer.ok) return undefined;
      pages = answer.value.pages;
      for (const { path, target } of answer.value.results) fresh.set(canonicalSpelling(path), target);
    }
    return fresh;
  };
  const refresh = async (): Promise<void> => {
    underWay = true;
    const fresh = await fetchAll();
    known = fresh ?? known;
    due = clock.now() + (fresh ? FRESH_MS : RETRY_MS);
    underWay = false;
  };
  return {
    target: async (path) => {
      if (!underWay && clock.now() >= due) {
        const refreshing = refresh();
        first ??= refreshing;
      }
      await first;
      return known.get(path);
    },
  };
};
