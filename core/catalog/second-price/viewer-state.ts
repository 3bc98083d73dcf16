import { otherViewer, type Viewer } from './customer-view.ts';
import type { ViewerMemory } from './ports.ts';

interface Dependencies {
  readonly viewerMemory: ViewerMemory;
  /** Called with the viewer after each change; undefined while unknown (rule SECOND-2). */
  readonly show: (viewer: Viewer | undefined) => void;
}

/** Use-case: remembers who looks at this tab (rule SECOND-3). */
export const createViewer = ({ viewerMemory, show }: Dependencies) => {
  let viewer: Viewer | undefined;
  const setState = (next: Viewer | undefined) => {
    viewer = next;
    show(viewer);
  };
  return {
    /** Reads the stored viewer, now and when the tab returns to this page. Returns a function that stops. */
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
    /** Forgets the viewer. */
    forget: (): void => {
      setState(undefined);
      viewerMemory.save(undefined);
    },
  };
};
