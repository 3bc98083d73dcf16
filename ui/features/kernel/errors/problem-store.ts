import { makeAutoObservable, observableRef } from 'mobx';
import type { Problem } from '#core/kernel/errors/index.ts';

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
