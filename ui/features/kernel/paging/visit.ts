import type { Location } from 'react-router';

/** What an entry of the tab's history says of the list that it shows; a reload does not lose it. */
export interface VisitState {
  /** The visit that a link back to a list has taken up again. */
  readonly visit?: string;
  /** The first of the pages shown, counted from 1. */
  readonly from?: number;
}

const stateOf = ({ state }: Pick<Location, 'state'>): Readonly<Partial<Record<keyof VisitState, unknown>>> =>
  typeof state === 'object' && state !== null ? state : {};

/** The visit of a page that its pages and its scroll position are known by: an earlier one's, or this entry's own. */
export const visitOf = (location: Pick<Location, 'key' | 'state'>): string => {
  const { visit } = stateOf(location);
  return typeof visit === 'string' ? visit : location.key;
};

/** The first of the pages that an entry showed; undefined when it says nothing of it. */
export const shownFrom = (location: Pick<Location, 'state'>): number | undefined => {
  const { from } = stateOf(location);
  return Number.isInteger(from) && Number(from) >= 1 ? Number(from) : undefined;
};

/** Name in session storage under which the router keeps scroll positions by visit. */
export const SCROLLED = 'scrolled';

/** Where a visit was scrolled to when the page was left by a reload, px; undefined when nobody knows. */
export const scrolledBefore = (visit: string): number | undefined => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(SCROLLED) ?? '{}');
    const y: unknown = Object(kept)[visit];
    return typeof y === 'number' ? y : undefined;
  } catch {
    return undefined;
  }
};
