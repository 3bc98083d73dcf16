import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import {
  authPath,
  type CredentialErrors,
  type Credentials,
  credentialErrors,
  type LoginProblem,
  type OtherTabs,
  type Session,
} from '#core/kernel/auth/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Problem } from '#ui/features/kernel/errors/problem-store.ts';

interface Dependencies {
  readonly session: Session;
  readonly otherTabs: OtherTabs;
  /** A partner is signed in when the page comes. */
  readonly isAuth: boolean;
  /** Leaves this page for another of the site, so that nothing of it is left to go back to. */
  readonly leaveFor: (address: string) => void;
  /** Loads this page anew, as the one who is signed in now is shown it. */
  readonly reload: () => void;
  /** Tells a failure of what has no screen of its own. */
  readonly tell: (problem: Problem) => void;
}

/** Why credentials that were sent have signed nobody in. */
export type AuthTrouble = Exclude<LoginProblem, { readonly kind: 'fields' }>;

const NOTHING_TYPED: Credentials = { login: '', password: '' };

/** Whether a partner is signed in, and the form that asks for it. A password stays only while its form is there. */
export class AuthStore {
  isOpen = false;
  isAuth: boolean;
  /** The session has ended under the page (rule AUTH-11). */
  ended = false;
  /** Nothing of the page may be seen: whether its partner is still signed in is not known, or somebody else is. */
  doubted = false;
  draft: Credentials = NOTHING_TYPED;
  errors: CredentialErrors = {};
  trouble: AuthTrouble | undefined = undefined;
  sending = false;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.isAuth = dependencies.isAuth;
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, trouble: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Asks to sign in again, over the page, once the session has ended (rule AUTH-11), and leaves the page when its partner
   * has left another tab (rule AUTH-12); gives the way to stop.
   */
  start(): () => void {
    const { session, otherTabs } = this.#dependencies;
    const listen = () =>
      otherTabs.onLeft(() => {
        if (this.isAuth || this.ended) runInAction(this.#leave);
      });
    const stops = [session.onEnd(() => runInAction(this.#end))];
    // Tabs that never had a partner listen to nothing, so that nothing keeps the browser from putting them by.
    stops.push(
      when(
        () => this.isAuth,
        () => stops.push(listen()),
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Leaves for a page that is asked for with the token of whoever is signed in by now. */
  leaveFor(address: string): void {
    this.#dependencies.leaveFor(address);
  }

  show(): void {
    this.isOpen = true;
  }

  /** Closes the modal and forgets what was typed; credentials on their way hold it open. */
  hide(): void {
    if (!this.sending) this.#close();
  }

  /** Takes what was typed in a field; its error goes, the others stay. */
  edit(field: keyof Credentials, value: string): void {
    this.draft = { ...this.draft, [field]: value };
    const { [field]: _mended, ...others } = this.errors;
    this.errors = others;
  }

  /**
   * Signs in with what was typed (rules AUTH-1, AUTH-3); gives whether that has worked and the page may go on. One that
   * was another partner's is loaded anew (rule AUTH-12). Nothing is sent twice at a time.
   */
  async submit(locale: Locale): Promise<boolean> {
    if (this.sending) return false;
    this.errors = credentialErrors(this.draft);
    this.trouble = undefined;
    if (Object.keys(this.errors).length > 0) return false;
    this.sending = true;
    const answer = await this.#dependencies.session.login({ ...this.draft, locale });
    return runInAction(() => {
      this.sending = false;
      if (answer.ok) {
        const { isAuth, afresh = false } = answer.value;
        const foreign = afresh && this.isOpen;
        this.isAuth = isAuth;
        this.ended = false;
        this.#close();
        if (afresh) this.#dependencies.otherTabs.tellOfLeaving();
        if (foreign) this.#leave();
        return !foreign;
      }
      if (answer.error.kind === 'fields') this.errors = answer.error.errors;
      else this.trouble = answer.error;
      return false;
    });
  }

  /** Signs out and leaves for the sign-in page (rule AUTH-2); a failure is told, and the partner stays signed in. */
  async logout(locale: Locale): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const { session, otherTabs, leaveFor, tell } = this.#dependencies;
    const answer = await session.logout();
    runInAction(() => {
      this.sending = false;
      if (answer.ok) this.isAuth = answer.value.isAuth;
      else tell({ failure: answer.error, retry: () => void this.logout(locale) });
    });
    if (!answer.ok) return;
    otherTabs.tellOfLeaving();
    leaveFor(authPath(locale));
  }

  /** A page that the browser had put by has come back: it is shown only to a partner who is still signed in. */
  async doubt(locale: Locale): Promise<void> {
    const { session, leaveFor } = this.#dependencies;
    this.doubted = true;
    const answer = await session.restore();
    if (answer.ok && !answer.value.isAuth) return leaveFor(authPath(locale));
    runInAction(() => {
      this.doubted = false;
    });
  }

  readonly #end = (): void => {
    this.isAuth = false;
    this.ended = true;
    this.isOpen = true;
  };

  readonly #leave = (): void => {
    this.doubted = true;
    this.#dependencies.reload();
  };

  #close(): void {
    this.isOpen = false;
    this.draft = NOTHING_TYPED;
    this.errors = {};
    this.trouble = undefined;
  }
}
