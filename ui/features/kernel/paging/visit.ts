import type { Location } from 'react-router';

/** History state of a list; it survives a reload. */
export interface VisitState {
  /** The earlier visit that a link back to a list continues. */
  readonly visit?: string;
  /** The first of the pages shown, counted from 1. */
  readonly from?: number;
}

/** Id of the visit under which a list's pages and scroll position are stored. */
export const visitOf = ({ key, state }: Pick<Location, 'key' | 'state'>): string => state?.visit ?? key;

/** Session storage key of the router's scroll positions. */
export const SCROLLED = 'scrolled';
