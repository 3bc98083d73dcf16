import { type LookerMemory, parseLooker } from '#core/second-price/index.ts';

const NAME = 'looker';

/** Who looks at this tab, in session storage; where that is forbidden it is known until the page is left. */
export const createTabLooker = (): LookerMemory => {
  let memory: string | undefined;
  return {
    load: () => {
      try {
        return parseLooker(memory ?? window.sessionStorage.getItem(NAME));
      } catch {
        return parseLooker(memory ?? '');
      }
    },
    save: (looker) => {
      memory = looker;
      try {
        if (looker === undefined) window.sessionStorage.removeItem(NAME);
        else window.sessionStorage.setItem(NAME, looker);
        memory = undefined;
      } catch {
        // Kept in memory.
      }
    },
    onReturn: (listener) => {
      const shown = ({ persisted }: PageTransitionEvent) => persisted && listener();
      window.addEventListener('pageshow', shown);
      return () => window.removeEventListener('pageshow', shown);
    },
  };
};
