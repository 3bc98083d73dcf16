import { makeAutoObservable } from 'mobx';
import {
  type ConsentChoice,
  type ConsentState,
  createConsent,
  type GuardedAnalytics,
  UNKNOWN_CONSENT,
} from '#core/marketing/consent/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createConsent>[0], 'analytics' | 'show'>;

/** What the visitor has agreed to, and whether it is being asked. */
export class ConsentStore implements ConsentState {
  choice = UNKNOWN_CONSENT.choice;
  ready = UNKNOWN_CONSENT.ready;
  reopened = UNKNOWN_CONSENT.reopened;
  asked = UNKNOWN_CONSENT.asked;

  readonly #keeping: ReturnType<typeof createConsent>;

  constructor(dependencies: Dependencies, analytics: Pick<GuardedAnalytics, 'settle'>) {
    this.#keeping = createConsent({ ...dependencies, analytics, show: syncTo<ConsentState>(this) });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads what was chosen before, once, and acts by it. */
  start(): void {
    this.#keeping.start();
  }

  /** Stores the choice and closes the banner. */
  choose(choice: ConsentChoice): void {
    this.#keeping.choose(choice);
  }

  /** Shows the banner again. */
  reopen(): void {
    this.#keeping.reopen();
  }
}
