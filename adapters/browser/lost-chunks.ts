import { mayReload } from '#core/kernel/errors/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import { localStored } from './stored.ts';

/** When this page was loaded anew, ms since the epoch: where nothing can be stored, it alone tells of the last time. */
const reloadedAt = (): number | undefined => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? performance.timeOrigin : undefined;
};

/** What a visitor of the page waits for. */
export interface Visitor {
  /** The address that they are on the way to, if any. */
  readonly goingTo: () => string | undefined;
  /** Whether they wait for code: what comes for its mere sight, or ahead of its need, they do not. */
  readonly isWaiting: () => boolean;
}

/**
 * Loads the page anew when a part of its code cannot be loaded, most often because a newer shop has been put in its
 * place; at most once in 60 s (rule ERROR-7). When it may not, the error goes on to whoever asked for the part.
 * A visitor on the way to another page gets that one; nothing is loaded anew for code that nobody waits for.
 */
export const reloadOnLostChunks = (clock: Clock, { goingTo, isWaiting }: Visitor): void => {
  const last = localStored('chunks.reloaded');
  window.addEventListener('vite:preloadError', (event) => {
    if (!isWaiting()) return;
    const before = last.read();
    const now = clock.now();
    if (!mayReload(now, typeof before === 'number' ? before : reloadedAt())) return;
    event.preventDefault();
    last.write(now);
    const address = goingTo();
    if (address === undefined) window.location.reload();
    else window.location.assign(address);
  });
};
