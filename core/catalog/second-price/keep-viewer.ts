import { otherViewer, type Viewer } from './customer-view.ts';
import type { ViewerMemory } from './ports.ts';

interface Dependencies {
  readonly viewerMemory: ViewerMemory;
  /** Shows each change of the viewer; undefined while unknown (rule SECOND-2). */
  readonly show: (viewer: Viewer | undefined) => void;
}

/** Use-case: keeps the viewer of a tab (rule SECOND-3). */
export const makeKeepViewer = ({ viewerMemory, show }: Dependencies) => {
  let viewer: Viewer | undefined;
  const become = (next: Viewer | undefined) => {
    viewer = next;
    show(viewer);
  };
  return {
    /** Reads the stored viewer now and on each return to the page. Returns a function that stops it. */
    start: (): (() => void) => {
      const read = () => become(viewerMemory.load());
      read();
      return viewerMemory.onReturn(read);
    },
    /** Turns the screen to the customer, or back. */
    toggle: (): void => {
      const next = otherViewer(viewer ?? viewerMemory.load());
      become(next);
      viewerMemory.save(next);
    },
    /** Forgets the viewer. */
    forget: (): void => {
      become(undefined);
      viewerMemory.save(undefined);
    },
  };
};
