import type { Clock } from '#core/kernel/shared/index.ts';
import { type ConsentChoice, type ConsentStorage, choiceOf, type TagManager } from './consent.ts';
import type { GuardedAnalytics } from './guarded-analytics.ts';

/** What a visitor has agreed to, and whether it is being asked. */
export interface ConsentState {
  readonly choice: ConsentChoice | undefined;
  /** What was chosen before has been read: nothing is known of it in the first render. */
  readonly ready: boolean;
  /** The visitor has reopened the question. */
  readonly reopened: boolean;
  /** Whether the question is shown. */
  readonly asked: boolean;
}

/** Nothing is known of a visitor's choice yet (rule CONSENT-1). */
export const UNKNOWN_CONSENT: ConsentState = { choice: undefined, ready: false, reopened: false, asked: false };

interface Dependencies {
  readonly consentStorage: ConsentStorage;
  /** Absent when nothing is reported to third parties; then there is no question. */
  readonly tagManager?: TagManager | undefined;
  readonly clock: Clock;
  readonly analytics: Pick<GuardedAnalytics, 'settle'>;
  /** Shows the consent each time it changes. */
  readonly show: (consent: ConsentState) => void;
}

/** Use-case: asks for consent once, stores the choice and applies it (rules CONSENT-1 … CONSENT-3). */
export const makeKeepConsent = ({ consentStorage, tagManager, clock, analytics, show }: Dependencies) => {
  let state = UNKNOWN_CONSENT;
  const become = (change: Partial<ConsentState>) => {
    state = { ...state, ...change };
    show(state);
  };
  /** What waited is handed over behind the tag manager's own beginning, so that it reads all of it. */
  const follow = (choice: ConsentChoice) => {
    if (choice === 'all') tagManager?.admit();
    else tagManager?.dismiss();
    analytics.settle(choice === 'all');
  };
  return {
    /** Reads what was chosen before, once, and acts by it. */
    start: (): void => {
      if (state.ready) return;
      if (!tagManager) {
        become({ ready: true });
        analytics.settle(true);
        return;
      }
      const choice = choiceOf(consentStorage.load(), clock.now());
      become({ ready: true, choice, asked: choice === undefined });
      if (choice !== undefined) follow(choice);
    },
    /** Stores the choice and closes the question. */
    choose: (choice: ConsentChoice): void => {
      consentStorage.save({ choice, at: clock.now() });
      become({ choice, reopened: false, asked: false });
      follow(choice);
    },
    /** Shows the question again. */
    reopen: (): void => become({ reopened: true, asked: state.ready && tagManager !== undefined }),
  };
};
