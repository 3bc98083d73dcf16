import { requiredContext } from '#ui/app/required-context.ts';
import type { ProblemStore } from './problem-store.ts';

/** The one modal of failures. */
export const [ProblemContext, useProblem] = requiredContext<ProblemStore>('Problem');
