import type { RouterState } from './router.ts';

/** As much of a router as tells whether anybody is on the way to another page. */
interface AnyRouter {
  readonly state: Pick<RouterState, 'navigation'>;
}

/**
 * Loads code that nobody has asked for: when it cannot be had, the page is not loaded anew as it is otherwise, unless
 * somebody is on their way to another page, whose own code cannot be distinguished from it.
 */
export const unasked = async <Code>(router: AnyRouter, load: () => Promise<Code>): Promise<Code> => {
  const hold = (event: Event) => {
    if (router.state.navigation.state === 'idle') event.stopImmediatePropagation();
  };
  window.addEventListener('vite:preloadError', hold, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', hold, { capture: true });
  }
};
