import { makeAutoObservable } from 'mobx';
import {
  type ConsentChoice,
  type ConsentState,
  createConsent,
  type GuardedAnalytics,
  UNKNOWN_CONSENT,
} from '#core/marketing/consent/index.ts';
import { shownBy } from '#ui/app/shown-by.ts';

type Dependencies = Omit<Parameters<typeof createConsent>[0], 'analytics' | 'show'>;

/** What the visitor has agreed to, and whether it is being asked. */
export class ConsentStore implements ConsentState {
  choice = UNKNOWN_CONSENT.choice;
  ready = UNKNOWN_CONSENT.ready;
  reopened = UNKNOWN_CONSENT.reopened;
  asked = UNKNOWN_CONSENT.asked;

  readonly #keeping: ReturnType<typeof createConsent>;

  constructor(dependencies: Dependencies, analytics: Pick<GuardedAnalytics, 'settle'>) {
    this.#keeping = createConsent({ ...dependencies, analytics, show: shownBy<ConsentState>(this) });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads what was chosen before, once, and acts by it. */
  start(): void {
    this.#keeping.start();
  }

  /** Takes and keeps a choice; the question goes. */
  choose(choice: ConsentChoice): void {
    this.#keeping.choose(choice);
  }

  /** Asks again, whatever was chosen. */
  reopen(): void {
    this.#keeping.reopen();
  }
}
