import type { Looker } from './customer-view.ts';

/** Keeps who looks at the screen of a tab, for as long as the tab is there (rule SECOND-3). */
export interface LookerMemory {
  load(): Looker;
  /** Undefined forgets it. */
  save(looker: Looker | undefined): void;
  /** Calls back when the tab shows a page again that it had put away; gives the way to stop. */
  onReturn(listener: () => void): () => void;
}
