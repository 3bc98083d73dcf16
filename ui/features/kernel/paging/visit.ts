import type { Location } from 'react-router';

/** What an entry of the tab's history says of the list that it shows; a reload does not lose it. */
export interface VisitState {
  /** The visit that a link back to a list has taken up again. */
  readonly visit?: string;
  /** The first of the pages shown, counted from 1. */
  readonly from?: number;
}

/** The visit of a page that its pages and its scroll position are known by: an earlier one's, or this entry's own. */
export const visitOf = ({ key, state }: Pick<Location, 'key' | 'state'>): string => state?.visit ?? key;

/** Session storage key of the router's scroll positions. */
export const SCROLLED = 'scrolled';
