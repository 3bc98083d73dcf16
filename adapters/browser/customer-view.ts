import { type Looker, type LookerMemory, parseLooker } from '#core/catalog/second-price/index.ts';

const NAME = 'looker';
/** By one of these a link is opened in a tab of its own. */
const OPENING = ['pointerdown', 'keydown'] as const;

/**
 * Who looks at this tab, in session storage; where that is forbidden it is known until the page is left. A link that is
 * opened in a tab of its own takes no session storage along: so the tab in use says in local storage that a customer looks,
 * and a tab that a page of this site has opened begins as that one (rule SECOND-3).
 */
export const createTabLooker = (): LookerMemory => {
  let memory: string | undefined;
  const tell = (looker: Looker): void => {
    try {
      const told = window.localStorage.getItem(NAME);
      if (looker === 'customer' && told !== looker) window.localStorage.setItem(NAME, looker);
      if (looker === 'partner' && told !== null) window.localStorage.removeItem(NAME);
    } catch {
      // A tab that cannot read it counts as turned by itself.
    }
  };
  const load = (): Looker => {
    try {
      const own = memory ?? window.sessionStorage.getItem(NAME);
      if (own !== null) return parseLooker(own);
      const looker = parseLooker(wasOpenedHere() ? window.localStorage.getItem(NAME) : null);
      // From now on this tab is its own, whatever becomes of the other.
      window.sessionStorage.setItem(NAME, looker);
      return looker;
    } catch {
      return parseLooker(memory ?? '');
    }
  };
  const tellOfThis = (): void => tell(load());
  return {
    load,
    save: (looker) => {
      memory = looker;
      try {
        if (looker === undefined) window.sessionStorage.removeItem(NAME);
        else window.sessionStorage.setItem(NAME, looker);
        memory = undefined;
      } catch {
        // Kept in memory.
      }
      tell(looker ?? 'partner');
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
