import { mayReload } from '#core/kernel/errors/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import { localStored } from './stored.ts';

/** When this page was reloaded, ms since the epoch; used when storage is forbidden. */
const reloadedAt = (): number | undefined => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? performance.timeOrigin : undefined;
};

/** What the visitor is waiting for. */
export interface Visitor {
  /** The address of the navigation under way, if any. */
  readonly goingTo: () => string | undefined;
  /** Whether they wait for code; not for code that is prefetched or loads when it becomes visible. */
  readonly isWaiting: () => boolean;
}

/**
 * Reloads the page when a chunk cannot be loaded, most often after a deployment; at most once in 60 s (rule ERROR-7).
 * Otherwise the error reaches the caller. During a navigation the browser loads the next page instead; prefetched chunks
 * reload nothing.
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
