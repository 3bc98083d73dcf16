import { parseViewer, type Viewer, type ViewerMemory } from '#core/catalog/second-price/index.ts';

const NAME = 'viewer';
/** Events that open a link in another tab. */
const OPENING = ['pointerdown', 'keydown'] as const;

/**
 * Who looks at this tab, in session storage; where that is forbidden it is known until the page is left. A link that is
 * opened in a tab of its own takes no session storage along: so the tab in use says in local storage that a customer looks,
 * and a tab that a page of this site has opened begins as that one (rule SECOND-3).
 */
export const createTabViewer = (): ViewerMemory => {
  let memory: string | undefined;
  const tell = (viewer: Viewer): void => {
    try {
      const shared = window.localStorage.getItem(NAME);
      if (viewer === 'customer' && shared !== viewer) window.localStorage.setItem(NAME, viewer);
      if (viewer === 'partner' && shared !== null) window.localStorage.removeItem(NAME);
    } catch {
      // A tab that cannot read it counts as turned by itself.
    }
  };
  const load = (): Viewer => {
    try {
      const own = memory ?? window.sessionStorage.getItem(NAME);
      if (own !== null) return parseViewer(own);
      const viewer = parseViewer(wasOpenedHere() ? window.localStorage.getItem(NAME) : null);
      // From now on this tab is its own, whatever becomes of the other.
      window.sessionStorage.setItem(NAME, viewer);
      return viewer;
    } catch {
      return parseViewer(memory ?? '');
    }
  };
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
        // Kept in memory.
      }
      tell(viewer ?? 'partner');
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

/** Whether a page of this site led here: links tell where they stand, an address that was typed comes from nowhere. */
const wasOpenedHere = (): boolean => document.referrer.startsWith(`${window.location.origin}/`);
