import { providedHook } from '#ui/app/provided.ts';
import type { ProblemStore } from './problem-store.ts';

/** The one modal of failures. */
export const useProblem = providedHook<ProblemStore>('Problem');
