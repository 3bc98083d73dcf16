import { type ComponentType, lazy } from 'react';
import { prefetch } from '#ui/router/prefetch.ts';

/**
 * A component whose code comes on its first need, by its name in the chunk. It is asked for once more: what was lost
 * together with code that nobody waits for did not load the page anew (rule ERROR-7).
 */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load().catch(load))[name] }));

/** Fetches chunks ahead of their need; a failure is nothing yet, because the need itself will ask again (rule ERROR-7). */
export const ahead =
  (...loads: readonly (() => Promise<unknown>)[]) =>
  (): void => {
    for (const load of loads) prefetch(load).catch(() => undefined);
  };

/** Comes once what was changed before is on the screen. For the browser only. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

/**
 * A chunk that is asked for once what a press has changed is on the screen: to name all its files takes a slow phone a
 * tenth of a second. For the browser only.
 */
export const oncePainted =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    await painted();
    return load();
  };
