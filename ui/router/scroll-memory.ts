import type { Location } from 'react-router';

/** Where each visit of a page was left, px from its top. */
export interface ScrollMemory {
  /** The page at a location is about to be left. */
  leave(location: Location): void;
  /** Where the visit of a location was left; undefined when it is the first. */
  find(location: Location): number | undefined;
  /**
   * Keeps the positions over a reload from now on, and the browser from scrolling by itself. `shown` gives the page that
   * stands still; nothing while another is awaited. Gives the way to stop.
   */
  start(shown: () => Location | undefined): () => void;
}

interface Kept {
  /** Name of the positions in session storage. */
  readonly storageKey: string;
  /** Which visit a location belongs to. */
  readonly visitOf: (location: Location) => string;
}

/** The positions of a tab; storage that cannot be used or holds something else counts for empty. */
export const createScrollMemory = ({ storageKey, visitOf }: Kept): ScrollMemory => {
  const positions = new Map<string, unknown>(Object.entries(stored(storageKey)));
  const leave = (location: Location): void => void positions.set(visitOf(location), window.scrollY);
  return {
    leave,
    find: (location) => {
      const y = positions.get(visitOf(location));
      return typeof y === 'number' ? y : undefined;
    },
    start: (shown) => {
      const onShow = () => {
        window.history.scrollRestoration = 'manual';
      };
      const onHide = () => {
        const location = shown();
        if (location) leave(location);
        try {
          sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
        } catch {
          // Without storage a reload begins at the top.
        }
        // What comes in this tab's place, or brings this page back, is the browser's to scroll.
        window.history.scrollRestoration = 'auto';
      };
      onShow();
      window.addEventListener('pageshow', onShow);
      window.addEventListener('pagehide', onHide);
      return () => {
        window.removeEventListener('pageshow', onShow);
        window.removeEventListener('pagehide', onHide);
      };
    },
  };
};

const stored = (storageKey: string): object => {
  try {
    return Object(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
};
