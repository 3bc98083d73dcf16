import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '#core/kernel/shared/index.ts';

/** Something that the visitor asked for and that failed. */
export interface Problem {
  readonly failure: Failure;
  /** Asks for the same thing once more. */
  readonly retry: () => void;
}

/** The one modal of failures: what failed last, while it is reported. */
export class ProblemStore {
  problem: Problem | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  tell(problem: Problem): void {
    this.problem = problem;
  }

  hide(): void {
    this.problem = undefined;
  }

  retry(): void {
    const { problem } = this;
    this.hide();
    problem?.retry();
  }
}
