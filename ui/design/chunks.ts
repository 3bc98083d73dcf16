import { type ComponentType, lazy } from 'react';

/** A component whose code comes on its first need, by its name in the chunk. */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

/** Fetches a chunk ahead of its need; a failure is nothing yet, because the need itself will ask again. */
export const ahead = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined);
};
