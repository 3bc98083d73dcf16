import type { Location } from 'react-router';

/** Scroll positions of visited pages, px. */
export interface ScrollMemory {
  /** Call before the page at a location is left. */
  leave(location: Location): void;
  /** Position where a location was left; undefined on a first visit. */
  find(location: Location): number | undefined;
  /**
   * Saves the positions across reloads and turns the browser's own restoration off. `shown` returns the settled page's
   * location, or nothing during a navigation. Returns a function that stops it.
   */
  start(shown: () => Location | undefined): () => void;
}

interface Kept {
  /** Key in the session storage. */
  readonly storageKey: string;
  /** Identifies a location's visit. */
  readonly visitOf: (location: Location) => string;
}

/** Scroll positions of a tab; unusable storage counts as empty. */
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
          // Without storage a reload starts at the top.
        }
        // The browser restores the position of a page that replaces this tab's or that comes back.
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
