import type { Viewer } from './customer-view.ts';

/** Keeps who looks at the screen of a tab, for as long as the tab is there (rule SECOND-3). */
export interface ViewerMemory {
  load(): Viewer;
  /** Undefined forgets it. */
  save(viewer: Viewer | undefined): void;
  /** Calls back when the tab shows a page again that it had put away; gives the way to stop. */
  onReturn(listener: () => void): () => void;
}
