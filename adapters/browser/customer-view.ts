import {
  parseViewer,
  VIEWER_COOKIE,
  VIEWER_COOKIE_DAYS,
  type Viewer,
  type ViewerMemory,
} from '#core/catalog/second-price/index.ts';
import { writeCookie } from './cookie.ts';

const NAME = 'viewer';
/** Events that open a link in another tab. */
const OPENING = ['pointerdown', 'keydown'] as const;

/**
 * Who looks at this tab, in session storage, or in memory when that is forbidden. A link that opens in a new tab does not
 * copy session storage: so the tab in use writes to local storage that a customer looks, and a tab that was opened from a
 * page of this site starts with that value. A cookie tells the server that a tab is turned to a customer (rule SECOND-3).
 */
export const createTabViewer = (): ViewerMemory => {
  let memory: string | undefined;
  const tell = (viewer: Viewer): void => {
    try {
      const shared = window.localStorage.getItem(NAME);
      if (viewer === 'customer' && shared !== viewer) window.localStorage.setItem(NAME, viewer);
      if (viewer === 'partner' && shared !== null) window.localStorage.removeItem(NAME);
    } catch {
      // Then a new tab starts in the partner's view.
    }
  };
  const read = (): Viewer => {
    try {
      const own = memory ?? window.sessionStorage.getItem(NAME);
      if (own !== null) return parseViewer(own);
      const viewer = parseViewer(wasOpenedHere() ? window.localStorage.getItem(NAME) : null);
      // From now on this tab is independent of the other.
      window.sessionStorage.setItem(NAME, viewer);
      return viewer;
    } catch {
      return parseViewer(memory ?? '');
    }
  };
  const load = (): Viewer => {
    const viewer = read();
    tellServer(viewer);
    return viewer;
  };
  // Before a sign-in on this page, after which the server renders the next one.
  if (isTurned()) tellServer('customer');
  const tellOfThis = (): void => tell(load());
  return {
    load,
    save: (viewer) => {
      memory = viewer;
      try {
        if (viewer === undefined) window.sessionStorage.removeItem(NAME);
        else window.sessionStorage.setItem(NAME, viewer);
        memory = undefined;
      } catch {
        // It stays in memory.
      }
      tell(viewer ?? 'partner');
      tellServer(viewer);
    },
    onReturn: (listener) => {
      const shown = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener('pageshow', shown);
      for (const name of OPENING) window.addEventListener(name, tellOfThis, true);
      return () => {
        window.removeEventListener('pageshow', shown);
        for (const name of OPENING) window.removeEventListener(name, tellOfThis, true);
      };
    },
  };
};

/** A partner's tab leaves the cookie, which another may have set; signing out deletes it. */
const tellServer = (viewer: Viewer | undefined): void => {
  if (viewer !== 'partner') writeCookie(VIEWER_COOKIE, viewer ?? '', viewer ? VIEWER_COOKIE_DAYS : 0);
};

/** Whether this tab was turned to a customer, or cannot tell. */
const isTurned = (): boolean => {
  try {
    return parseViewer(window.sessionStorage.getItem(NAME)) === 'customer';
  } catch {
    return true;
  }
};

/** Whether a link of this site opened the page: a typed address has no referrer. */
const wasOpenedHere = (): boolean => document.referrer.startsWith(`${window.location.origin}/`);
