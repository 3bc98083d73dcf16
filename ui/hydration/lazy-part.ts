import { type ComponentType, lazy } from 'react';
import { once } from './once.ts';
import { prefetch } from './prefetch.ts';
import { nextPaint } from './when-idle.ts';

/**
 * A component, by its name in a chunk that loads on first use, or earlier by `prefetch`, which ignores a failure. It loads
 * after the next paint: to list the files of a chunk takes a slow phone a tenth of a second.
 */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => {
  const code = once(async () => {
    await nextPaint();
    return load();
  });
  // Tries twice: a prefetch that it joins may fail without reloading the page (rule ERROR-7).
  const Part = lazy(async () => ({ default: (await code().catch(code))[name] }));
  return Object.assign(Part, { prefetch: () => prefetch(code).then(nothing, nothing) });
};

const nothing = () => undefined;
