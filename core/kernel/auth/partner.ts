import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure } from '#core/kernel/shared/index.ts';
import { authPath, PROBLEM } from './auth.ts';
import type {
  CredentialErrors,
  Credentials,
  FailedTries,
  LoginProblem,
  OtherTabs,
  Session,
  SignInNote,
} from './ports.ts';
import { credentialErrors } from './use-cases.ts';

/** Why a sign-in failed. */
export type AuthTrouble = Exclude<LoginProblem, { readonly kind: 'fields' }>;

/** Whether a partner is signed in on this page, and the form that asks for it. */
export interface PartnerState {
  readonly isOpen: boolean;
  readonly isAuth: boolean;
  /** The session has ended under the page (rule AUTH-11). */
  readonly ended: boolean;
  /** Hides the page: its partner may have signed out, or someone else is signed in. */
  readonly isUnverified: boolean;
  readonly draft: Credentials;
  readonly errors: CredentialErrors;
  readonly trouble: AuthTrouble | undefined;
  readonly sending: boolean;
  /** Failed tries by others since the previous sign-in; 0 once read (rule AUTH-15). */
  readonly failedTries: number;
}

const PENDING: SignInNote = 'pending';

const CLOSED_FORM = { isOpen: false, draft: { login: '', password: '' }, errors: {}, trouble: undefined } as const;

/** A page as it comes, with a partner signed in or without (rule AUTH-8). */
export const pageOf = (isAuth: boolean): PartnerState => ({
  ...CLOSED_FORM,
  isAuth,
  ended: false,
  isUnverified: false,
  sending: false,
  failedTries: 0,
});

interface Dependencies {
  readonly session: Session;
  readonly otherTabs: OtherTabs;
  readonly failedTries: FailedTries;
  /** Leaves this page for another of the site, so that nothing of it is left to go back to. */
  readonly leaveFor: (address: string) => void;
  /** Reloads the page for the current session. */
  readonly reload: () => void;
  /** Shows a failure of what has no screen of its own, with the way to ask once more. */
  readonly tell: (problem: { readonly failure: Failure; readonly retry: () => void }) => void;
  /** Forgets what a partner has left in this browser (rule SECOND-5). */
  readonly forget: () => void;
  /** Shows the page each time it changes. */
  readonly show: (page: PartnerState) => void;
}

/** Use-case: a partner's session as a page lives through it; `isAuth` says whether a partner is signed in at first (rules AUTH-1 … AUTH-4, AUTH-11 … AUTH-13, AUTH-15). */
export const createPartnerSession = (dependencies: Dependencies, isAuth: boolean) => {
  const { session, otherTabs, failedTries, leaveFor, tell, forget, show } = dependencies;
  let state = pageOf(isAuth);
  /** Ends what is listened to; absent before the page is alive. */
  let stops: (() => void)[] | undefined;
  let hearsTabs = false;

  const setState = (change: Partial<PartnerState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const reload = () => {
    setState({ isUnverified: true });
    dependencies.reload();
  };
  /** Tabs that never had a partner add no listener, so that the browser may keep them in its back/forward cache. */
  const hearTabs = () => {
    if (!stops || hearsTabs || !state.isAuth) return;
    hearsTabs = true;
    stops.push(
      otherTabs.onLeft(() => {
        if (state.isAuth || state.ended) reload();
      }),
    );
  };
  const logout = async (locale: Locale): Promise<void> => {
    if (state.sending) return;
    setState({ sending: true });
    const answer = await session.logout();
    if (!answer.ok) {
      setState({ sending: false });
      tell({ failure: answer.error, retry: () => void logout(locale) });
      return;
    }
    forget();
    setState({ sending: false, isAuth: answer.value.isAuth });
    otherTabs.announceLeaving();
    leaveFor(authPath(locale) + (answer.value.isPending ? `?${PROBLEM}=${PENDING}` : ''));
  };

  return {
    /**
     * Asks to sign in again, over the page, once the session has ended (rule AUTH-11), and leaves the page when its
     * partner has left another tab (rule AUTH-12); gives the way to stop.
     */
    start: (): (() => void) => {
      const own = [session.onEnd(() => setState({ isAuth: false, ended: true, isOpen: true }))];
      stops = own;
      if (state.isAuth) setState({ failedTries: failedTries.take() });
      hearTabs();
      return () => {
        for (const stop of own) stop();
        stops = undefined;
        hearsTabs = false;
      };
    },
    show: (): void => setState({ isOpen: true }),
    /** Closes the modal and forgets what was typed; credentials on their way hold it open. */
    hide: (): void => {
      if (!state.sending) setState(CLOSED_FORM);
    },
    /** Takes what was typed in a field; its error goes, the others stay. */
    edit: (field: keyof Credentials, value: string): void => {
      const { [field]: _mended, ...errors } = state.errors;
      setState({ draft: { ...state.draft, [field]: value }, errors });
    },
    /**
     * Signs in (rules AUTH-1, AUTH-3). Returns whether it succeeded and the page may go on; another partner's page is
     * reloaded (rule AUTH-12). Ignored while a sign-in is running.
     */
    submit: async (locale: Locale): Promise<boolean> => {
      if (state.sending) return false;
      const errors = credentialErrors(state.draft);
      setState({ errors, trouble: undefined });
      if (Object.keys(errors).length > 0) return false;
      setState({ sending: true });
      const answer = await session.login({ ...state.draft, locale });
      if (!answer.ok) {
        const { error } = answer;
        setState({ sending: false, ...(error.kind === 'fields' ? { errors: error.errors } : { trouble: error }) });
        return false;
      }
      const { isAuth, reset = false } = answer.value;
      const isForeign = reset && state.isOpen;
      // A page that is left for another one leaves it to that one to tell.
      const stays = state.isOpen && !isForeign;
      if (reset) forget();
      setState({
        ...CLOSED_FORM,
        sending: false,
        isAuth,
        ended: false,
        ...(stays ? { failedTries: failedTries.take() } : {}),
      });
      hearTabs();
      if (reset) otherTabs.announceLeaving();
      if (isForeign) reload();
      return !isForeign;
    },
    leaveFor,
    /** The partner has read of failed tries. */
    dismissFailedTries: (): void => setState({ failedTries: 0 }),
    /** Signs out and leaves for the sign-in page (rule AUTH-2); a failure is shown, and the partner stays signed in. */
    logout,
    /** A page that the browser had put by has come back: it is shown only to a partner who is still signed in (rule AUTH-4). */
    verify: async (locale: Locale): Promise<void> => {
      setState({ isUnverified: true });
      const answer = await session.restore();
      if (answer.ok && !answer.value.isAuth) leaveFor(authPath(locale));
      else setState({ isUnverified: false });
    },
  };
};
