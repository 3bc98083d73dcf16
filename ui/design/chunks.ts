import { type ComponentType, lazy } from 'react';
import { prefetch } from '#ui/router/prefetch.ts';

/**
 * A component that loads on first use, by its name in the chunk. A failed load is tried once more: it may have failed
 * together with a prefetch, which does not reload the page (rule ERROR-7).
 */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load().catch(load))[name] }));

/** Prefetches chunks. A failure is ignored: real use loads them again (rule ERROR-7). */
export const ahead =
  (...loads: readonly (() => Promise<unknown>)[]) =>
  (): void => {
    for (const load of loads) prefetch(load).catch(() => undefined);
  };

/** Resolves after the next paint. Browser only. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

/** Loads a chunk after the press has been painted: resolving its files takes a slow phone 100 ms. Browser only. */
export const oncePainted =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    await painted();
    return load();
  };
