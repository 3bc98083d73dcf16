import type { Viewer } from './customer-view.ts';

/** Stores the viewer for the life of a tab (rule SECOND-3). */
export interface ViewerMemory {
  load(): Viewer;
  /** Undefined forgets it. */
  save(viewer: Viewer | undefined): void;
  /** Calls back when the tab shows a page again that it had put away; gives the way to stop. */
  onReturn(listener: () => void): () => void;
}
