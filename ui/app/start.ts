import { providedHook } from './provided.ts';

/** Reads what earlier visits left, once the first render is done; gives the way to stop following other tabs. */
export const useStart = providedHook<() => () => void>('Start');
