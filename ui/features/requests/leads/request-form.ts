import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { parsePhone } from '#core/kernel/fields/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Result } from '#core/kernel/shared/index.ts';
import { EMPTY_LEAD, type LeadDraft, type LeadErrors, type LeadOutcome } from '#core/requests/leads/index.ts';

/** Name and phone that the visitor has given anywhere in the shop. */
export interface ContactMemory {
  recall(): Pick<LeadDraft, 'name' | 'phone'>;
  remember(contact: Pick<LeadDraft, 'name' | 'phone'>): void;
}

/** What one kind of request is made of. */
interface RequestKind<Request> {
  readonly contact: ContactMemory;
  readonly validate: (draft: LeadDraft, locale: Locale) => Result<Request, LeadErrors>;
  readonly send: (request: Request, locale: Locale) => Promise<LeadOutcome>;
}

/** Where a request stands: being filled in, on its way, or sent without a definite answer. */
type RequestPhase = 'editing' | 'sending' | 'unknown';

/**
 * A request of a name and a phone in its modal: what is typed, what is wrong with it, and what became of it. Until a
 * definite answer comes the very same request is asked for again, never a second one (rule LEAD-3).
 */
export class RequestForm<Request> {
  open = false;
  draft: LeadDraft = EMPTY_LEAD;
  errors: LeadErrors = {};
  phase: RequestPhase = 'editing';
  /** A request without an answer is being asked for again. */
  retrying = false;
  /** The provider's words when it refused; there may be none. */
  refused: readonly string[] | undefined = undefined;
  /** What the accepted request is known by; its number may be missing. */
  done: { readonly orderNumber?: string } | undefined = undefined;

  readonly #kind: RequestKind<Request>;
  /** What the form is about; one without an answer comes up again for the same thing. */
  #about: string | undefined;
  #sent: { readonly request: Request; readonly locale: Locale } | undefined;

  constructor(kind: RequestKind<Request>) {
    this.#kind = kind;
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, refused: observableRef, done: observableRef },
      { autoBind: true },
    );
  }

  /** The phone that was given: `+373XXXXXXXX` once it is one, until then as typed. */
  get phone(): string {
    return parsePhone(this.draft.phone) ?? this.draft.phone;
  }

  /** Opens a form with what is known of the visitor and what is given; one about the same thing without an answer stays. */
  show(about: string, given: Partial<LeadDraft> = {}): void {
    this.open = true;
    if (this.phase !== 'editing' && about === this.#about) return;
    this.#about = about;
    this.draft = { ...EMPTY_LEAD, ...this.#kind.contact.recall(), ...given };
    this.errors = {};
    this.phase = 'editing';
    this.refused = undefined;
    this.done = undefined;
  }

  /** Closes the modal; a request on its way holds it open. */
  hide(): void {
    if (this.phase !== 'sending') this.open = false;
  }

  /** Takes what was typed in a field; its error goes, the others stay. */
  edit(field: keyof LeadDraft, value: string): void {
    const { [field]: _mended, ...others } = this.errors;
    this.errors = others;
    this.draft = { ...this.draft, [field]: value };
  }

  /** Checks what was typed and sends it. Nothing is sent twice at a time. */
  async submit(locale: Locale): Promise<void> {
    if (this.phase !== 'editing') return;
    const valid = this.#kind.validate(this.draft, locale);
    this.errors = valid.ok ? {} : valid.error;
    if (!valid.ok) return;
    this.#sent = { request: valid.value, locale };
    await this.#send();
  }

  /** Asks again for a request without an answer. */
  async retry(): Promise<void> {
    if (this.phase !== 'unknown') return;
    this.retrying = true;
    await this.#send();
  }

  async #send(): Promise<void> {
    const sent = this.#sent;
    if (!sent) return;
    this.phase = 'sending';
    this.refused = undefined;
    const outcome = await this.#kind.send(sent.request, sent.locale);
    runInAction(() => this.#settle(outcome));
  }

  #settle(outcome: LeadOutcome): void {
    this.retrying = false;
    this.phase = outcome.kind === 'unknown' ? 'unknown' : 'editing';
    if (outcome.kind === 'refused') this.refused = outcome.messages;
    if (outcome.kind !== 'accepted') return;
    this.#kind.contact.remember(this.draft);
    this.done = outcome.orderNumber === undefined ? {} : { orderNumber: outcome.orderNumber };
  }
}

/** A form as its screen knows it, whatever it asks for. */
export type AnyRequestForm = Pick<RequestForm<unknown>, keyof RequestForm<unknown>>;
