import type { Clock } from '#core/kernel/shared/index.ts';
import { type ConsentChoice, type ConsentStorage, choiceOf, type TagManager } from './consent.ts';
import type { GuardedAnalytics } from './guarded-analytics.ts';

/** What a visitor has agreed to, and whether it is being asked. */
export interface ConsentState {
  readonly choice: ConsentChoice | undefined;
  /** What was chosen before has been read: nothing is known of it in the first render. */
  readonly ready: boolean;
  /** The visitor wants to choose again. */
  readonly reopened: boolean;
  /** The question is shown. */
  readonly asked: boolean;
}

/** Nothing is known of a visitor's choice yet (rule CONSENT-1). */
export const UNKNOWN_CONSENT: ConsentState = { choice: undefined, ready: false, reopened: false, asked: false };

interface Dependencies {
  readonly consentStorage: ConsentStorage;
  /** Absent: the shop reports to no one and does not ask. */
  readonly tagManager?: TagManager | undefined;
  readonly clock: Clock;
  readonly analytics: Pick<GuardedAnalytics, 'settle'>;
  /** Shows the consent each time it changes. */
  readonly show: (consent: ConsentState) => void;
}

/** Use-case: asks a visitor once, stores the choice and acts on it (rules CONSENT-1 … CONSENT-3). */
export const createConsent = ({ consentStorage, tagManager, clock, analytics, show }: Dependencies) => {
  let state = UNKNOWN_CONSENT;
  const setState = (change: Partial<ConsentState>) => {
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
        setState({ ready: true });
        analytics.settle(true);
        return;
      }
      const choice = choiceOf(consentStorage.load(), clock.now());
      setState({ ready: true, choice, asked: choice === undefined });
      if (choice !== undefined) follow(choice);
    },
    /** Stores a choice and hides the question. */
    choose: (choice: ConsentChoice): void => {
      consentStorage.save({ choice, at: clock.now() });
      setState({ choice, reopened: false, asked: false });
      follow(choice);
    },
    /** Shows the question again. */
    reopen: (): void => setState({ reopened: true, asked: state.ready && tagManager !== undefined }),
  };
};
