import { otherViewer, type Viewer } from './customer-view.ts';
import type { ViewerMemory } from './ports.ts';

interface Dependencies {
  readonly viewerMemory: ViewerMemory;
  /** Shows who looks each time it changes; undefined while nobody knows (rule SECOND-2). */
  readonly show: (viewer: Viewer | undefined) => void;
}

/** Use-case: keeps who looks at a tab (rule SECOND-3). */
export const createViewer = ({ viewerMemory, show }: Dependencies) => {
  let viewer: Viewer | undefined;
  const setState = (next: Viewer | undefined) => {
    viewer = next;
    show(viewer);
  };
  return {
    /** Reads what the tab has kept, now and whenever it comes back to this page; gives the way to stop. */
    start: (): (() => void) => {
      const read = () => setState(viewerMemory.load());
      read();
      return viewerMemory.onReturn(read);
    },
    /** Turns the screen to the customer, or back. */
    toggle: (): void => {
      const next = otherViewer(viewer ?? viewerMemory.load());
      setState(next);
      viewerMemory.save(next);
    },
    /** The tab is anybody's again. */
    forget: (): void => {
      setState(undefined);
      viewerMemory.save(undefined);
    },
  };
};
