import { createContext, use } from 'react';

type Hook<Value> = () => Value;

/** The stores and ports of the screens, by the hooks that read them. The renderer fills it once for a tab or a rendering. */
export const ProvidedContext = createContext<ReadonlyMap<Hook<unknown>, unknown>>(new Map());

const read = <Value>(hook: Hook<Value>, name: string): Value => {
  const value = use(ProvidedContext).get(hook);
  if (value === undefined) throw new Error(`use${name}: nothing is provided`);
  return value as Value;
};

/** Makes a hook that reads a provided value, and throws where there is none. */
export const providedHook = <Value>(name: string): Hook<Value> => {
  const hook = (): Value => read(hook, name);
  return hook;
};

/** An entry of `ProvidedContext`: what a hook reads. */
export const provide = <Value>(hook: Hook<Value>, value: NoInfer<Value>) => [hook, value] as const;
