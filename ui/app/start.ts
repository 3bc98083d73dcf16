import { requiredContext } from './required-context.ts';

/** Reads what earlier visits left, once the first render is done; gives the way to stop following other tabs. */
export const [StartContext, useStart] = requiredContext<() => () => void>('Start');
