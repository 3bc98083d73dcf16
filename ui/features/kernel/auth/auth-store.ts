import { makeAutoObservable, observableRef } from 'mobx';
import { type Credentials, createPartnerSession, type PartnerState, pageOf } from '#core/kernel/auth/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createPartnerSession>[0], 'show'>;

const NOBODY = pageOf(false);

/** Whether a partner is signed in, and the form that asks for it. A password stays only while its form is there. */
export class AuthStore implements PartnerState {
  isOpen = NOBODY.isOpen;
  isAuth = NOBODY.isAuth;
  ended = NOBODY.ended;
  isUnverified = NOBODY.isUnverified;
  draft = NOBODY.draft;
  errors = NOBODY.errors;
  trouble = NOBODY.trouble;
  sending = NOBODY.sending;
  failedTries = NOBODY.failedTries;

  readonly #leaveFor: Dependencies['leaveFor'];
  readonly #keeping: ReturnType<typeof createPartnerSession>;

  constructor(dependencies: Dependencies) {
    this.isAuth = dependencies.isAuth;
    this.#leaveFor = dependencies.leaveFor;
    this.#keeping = createPartnerSession({ ...dependencies, show: syncTo<PartnerState>(this) });
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, trouble: observableRef },
      { autoBind: true },
    );
  }

  /** Follows the session and the other tabs; gives the way to stop. */
  start(): () => void {
    return this.#keeping.start();
  }

  /** Loads a page with the current session. */
  leaveFor(address: string): void {
    this.#leaveFor(address);
  }

  show(): void {
    this.#keeping.open();
  }

  /** Closes the modal and forgets what was typed; credentials on their way hold it open. */
  hide(): void {
    this.#keeping.close();
  }

  edit(field: keyof Credentials, value: string): void {
    this.#keeping.edit(field, value);
  }

  /** The partner has read of failed tries. */
  dismissFailedTries(): void {
    this.#keeping.dismissFailedTries();
  }

  /** Signs in with what was typed; gives whether that has worked and the page may go on. */
  async submit(locale: Locale): Promise<boolean> {
    return this.#keeping.submit(locale);
  }

  /** Signs out and leaves for the sign-in page. */
  async logout(locale: Locale): Promise<void> {
    await this.#keeping.logout(locale);
  }

  /** A page that the browser had put by has come back: it is shown only to a partner who is still signed in. */
  async verify(locale: Locale): Promise<void> {
    await this.#keeping.verify(locale);
  }
}
