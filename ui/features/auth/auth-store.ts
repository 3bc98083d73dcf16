import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type CredentialErrors, type Credentials, credentialErrors, type Session } from '#core/auth/index.ts';
import type { Locale } from '#core/locale/index.ts';
import type { Failure } from '#core/shared/index.ts';
import type { Problem } from '#ui/features/errors/problem-store.ts';

interface Dependencies {
  readonly session: Session;
  /** Tells a failure of what has no screen of its own. */
  readonly tell: (problem: Problem) => void;
}

/** Why credentials that were sent have signed nobody in. */
export type AuthTrouble =
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  | { readonly kind: 'failure'; readonly failure: Failure };

const NOTHING_TYPED: Credentials = { login: '', password: '' };

/** Whether a partner is signed in, and the modal that asks for it. A password stays only while its modal is open. */
export class AuthStore {
  isOpen = false;
  isAuth = false;
  /** It is known whether somebody is signed in. */
  ready = false;
  draft: Credentials = NOTHING_TYPED;
  errors: CredentialErrors = {};
  trouble: AuthTrouble | undefined = undefined;
  sending = false;

  readonly #session: Session;
  readonly #tell: Dependencies['tell'];
  #restoring = false;

  constructor({ session, tell }: Dependencies) {
    this.#session = session;
    this.#tell = tell;
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, trouble: observableRef },
      { autoBind: true },
    );
  }

  /** Learns once who is signed in (rule AUTH-8); without an answer nobody is, and may sign in. */
  async restore(): Promise<void> {
    if (this.ready || this.#restoring) return;
    this.#restoring = true;
    const answer = await this.#session.restore();
    runInAction(() => {
      // Whoever has signed in meanwhile knows better.
      if (this.ready) return;
      this.isAuth = answer.ok && answer.value.isAuth;
      this.ready = true;
    });
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

  /** Signs in with what was typed (rules AUTH-1, AUTH-3). Nothing is sent twice at a time. */
  async submit(locale: Locale): Promise<void> {
    if (this.sending) return;
    this.errors = credentialErrors(this.draft);
    this.trouble = undefined;
    if (Object.keys(this.errors).length > 0) return;
    this.sending = true;
    const answer = await this.#session.login({ ...this.draft, locale });
    runInAction(() => {
      this.sending = false;
      if (answer.ok) {
        this.isAuth = answer.value.isAuth;
        this.ready = true;
        this.#close();
      } else if (answer.error.kind === 'fields') this.errors = answer.error.errors;
      else this.trouble = answer.error;
    });
  }

  /** Signs out (rule AUTH-2); a failure is told, and the partner stays signed in. */
  async logout(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const answer = await this.#session.logout();
    runInAction(() => {
      this.sending = false;
      if (answer.ok) this.isAuth = answer.value.isAuth;
      else this.#tell({ failure: answer.error, retry: () => void this.logout() });
    });
  }

  #close(): void {
    this.isOpen = false;
    this.draft = NOTHING_TYPED;
    this.errors = {};
    this.trouble = undefined;
  }
}
