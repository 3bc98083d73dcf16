import { useEffect, useEffectEvent } from 'react';
import type { Location } from 'react-router';
import type { createListPages } from '#core/kernel/paging/index.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { SCROLLED, visitOf } from './visit.ts';

/** Loads one page of the list; undefined on failure. */
export type LoadPage<Item> = (page: number) => Promise<readonly Item[] | undefined>;

/** A list whose earlier pages can be loaded again. */
interface RestorableList<Item> {
  /** The first of the pages shown, counted from 1. */
  readonly from: number;
  readonly restore: ReturnType<typeof createListPages<Item>>['restore'];
}

/**
 * After a reload, loads the earlier pages that this tab had shown and restores the scroll position (rules BROWSING-8,
 * LISTING-5).
 */
export const useRestoredPages = <Item>(store: RestorableList<Item>, load: LoadPage<Item>): void => {
  const location = useLocation();
  const visit = visitOf(location);
  const from = shownFrom(location);
  const restore = useEffectEvent(async (first: number, shown: string) => {
    const scrolled = window.scrollY;
    const came = await store.restore(first, shown, load);
    const before = scrolledBefore(shown);
    // Does not scroll if the visitor has scrolled since.
    if (came && before !== undefined && window.scrollY === scrolled)
      requestAnimationFrame(() => window.scrollTo(0, before));
  });
  useEffect(() => {
    if (from !== undefined && from < store.from) void restore(from, visit);
  }, [store, from, visit]);
};

/** First page shown by a history entry; undefined when unknown. */
const shownFrom = ({ state }: Pick<Location, 'state'>): number | undefined => {
  const from: unknown = state?.from;
  return Number.isInteger(from) && Number(from) >= 1 ? Number(from) : undefined;
};

/** Scroll position before the reload, px; undefined when unknown. */
const scrolledBefore = (visit: string): number | undefined => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(SCROLLED) ?? '{}');
    const y: unknown = Object(kept)[visit];
    return typeof y === 'number' ? y : undefined;
  } catch {
    return undefined;
  }
};
