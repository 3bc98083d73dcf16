import { type Looker, otherLooker } from './customer-view.ts';
import type { LookerMemory } from './ports.ts';

interface Dependencies {
  readonly lookerMemory: LookerMemory;
  /** Shows who looks each time it changes; undefined while nobody knows (rule SECOND-2). */
  readonly show: (looker: Looker | undefined) => void;
}

/** Use-case: keeps who looks at a tab (rule SECOND-3). */
export const makeKeepLooker = ({ lookerMemory, show }: Dependencies) => {
  let looker: Looker | undefined;
  const become = (next: Looker | undefined) => {
    looker = next;
    show(looker);
  };
  return {
    /** Reads what the tab has kept, now and whenever it comes back to this page; gives the way to stop. */
    start: (): (() => void) => {
      const read = () => become(lookerMemory.load());
      read();
      return lookerMemory.onReturn(read);
    },
    /** Turns the screen to the customer, or back. */
    toggle: (): void => {
      const next = otherLooker(looker ?? lookerMemory.load());
      become(next);
      lookerMemory.save(next);
    },
    /** The tab is anybody's again. */
    forget: (): void => {
      become(undefined);
      lookerMemory.save(undefined);
    },
  };
};
