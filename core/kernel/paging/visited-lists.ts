/** A list as a visitor left it. */
export interface VisitedList {
  /** Address of the whole list from its first page, as links name it. */
  readonly list: string;
  /** Where it was left: its address with everything chosen and its last page. */
  readonly address: string;
  /** The visit whose pages and scroll position it had. */
  readonly visit: string;
  /** The first of the pages shown, counted from 1. */
  readonly from: number;
  /** Something is chosen that narrows it. */
  readonly narrowed: boolean;
}

/** Number of remembered lists; the oldest is dropped. */
const REMEMBERED = 20;

/**
 * How the lists of one tab were left, for links that lead back to them: to the whole list, from another page (rules
 * BROWSING-8, FACET-5, LISTING-5).
 */
export const createVisitedLists = () => {
  let left: readonly VisitedList[] = [];
  return {
    /** Stores a list when it is left; only the one filtered last keeps its filter (rule FACET-5). */
    leave: (list: VisitedList): void => {
      const others = left.filter((other) => other.list !== list.list && !(list.narrowed && other.narrowed));
      left = [list, ...others].slice(0, REMEMBERED);
    },
    /** How the list was left to which a link on the page at the path `from` leads; undefined when the link means just what it says. */
    returnTo: (link: string, from: string): VisitedList | undefined =>
      link.replace(/[?#].*/, '') === from ? undefined : left.find(({ list }) => list === link),
  };
};
export type VisitedLists = ReturnType<typeof createVisitedLists>;
