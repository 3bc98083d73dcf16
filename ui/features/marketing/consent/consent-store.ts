import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/kernel/shared/index.ts';
import {
  type ConsentChoice,
  type ConsentStorage,
  choiceOf,
  type GuardedAnalytics,
  type TagManager,
} from '#core/marketing/consent/index.ts';

interface Dependencies {
  readonly consentStorage: ConsentStorage;
  /** Absent: nothing here reports to others, and nobody is asked. */
  readonly tagManager?: TagManager | undefined;
  readonly clock: Clock;
}

/** What the visitor has agreed to, and whether it is being asked (rules CONSENT-1, CONSENT-2). */
export class ConsentStore {
  choice: ConsentChoice | undefined = undefined;
  /** What was chosen before has been read: nothing is known of it in the first render. */
  ready = false;
  /** The visitor wishes to choose anew. */
  reopened = false;

  readonly #dependencies: Dependencies;
  readonly #analytics: Pick<GuardedAnalytics, 'settle'>;

  constructor(dependencies: Dependencies, analytics: Pick<GuardedAnalytics, 'settle'>) {
    this.#dependencies = dependencies;
    this.#analytics = analytics;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The question stands on the page. */
  get asked(): boolean {
    return this.ready && this.#dependencies.tagManager !== undefined && (this.choice === undefined || this.reopened);
  }

  /** Reads what was chosen before, once, and acts by it. */
  start(): void {
    if (this.ready) return;
    this.ready = true;
    const { consentStorage, tagManager, clock } = this.#dependencies;
    if (!tagManager) this.#analytics.settle(true);
    else this.#follow(choiceOf(consentStorage.load(), clock.now()));
  }

  /** Takes and keeps a choice; the question goes. */
  choose(choice: ConsentChoice): void {
    this.#dependencies.consentStorage.save({ choice, at: this.#dependencies.clock.now() });
    this.reopened = false;
    this.#follow(choice);
  }

  /** Asks again, whatever was chosen. */
  reopen(): void {
    this.reopened = true;
  }

  /** What waited is handed over behind the tag manager's own beginning, so that it reads all of it. */
  #follow(choice: ConsentChoice | undefined): void {
    this.choice = choice;
    if (choice === undefined) return;
    const { tagManager } = this.#dependencies;
    if (choice === 'all') tagManager?.admit();
    else tagManager?.dismiss();
    this.#analytics.settle(choice === 'all');
  }
}
