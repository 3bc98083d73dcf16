import { mayReload } from '#core/kernel/errors/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import { localStored } from './stored.ts';

/** When this page was loaded anew, ms since the epoch: where nothing can be stored, it alone tells of the last time. */
const reloadedAt = (): number | undefined => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? performance.timeOrigin : undefined;
};

/** What the visitor waits for. */
export interface Visitor {
  /** The address that they are on the way to, if any. */
  readonly goingTo: () => string | undefined;
  /** Whether they wait for code: what comes for its mere sight, or ahead of its need, they do not. */
  readonly isWaiting: () => boolean;
}

/**
 * Reloads the page when a chunk cannot be loaded, most often after a deployment; at most once in 60 s (rule ERROR-7).
 * Otherwise the error reaches the caller. During a navigation the visitor gets the next page instead; a chunk that no one
 * waits for reloads nothing.
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
