import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { parsePhone } from '#core/kernel/fields/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Result } from '#core/kernel/shared/index.ts';
import { type FormStorage, repairTexts } from '#core/requests/forms/index.ts';
import type { LeadOutcome } from '#core/requests/leads/index.ts';
import type { ContactMemory } from '#ui/features/requests/leads/request-form.ts';

/** What every form asks for, beside its own. */
interface Person {
  readonly name: string;
  readonly phone: string;
}

/** What one form of a page is made of. */
interface FormKind<Draft, Request, Errors> {
  /** Its draft is kept under this name. */
  readonly name: string;
  readonly empty: Draft;
  readonly validate: (draft: Draft, locale: Locale) => Result<Request, Errors>;
  readonly send: (request: Request) => Promise<LeadOutcome>;
}

interface Dependencies {
  readonly contact: ContactMemory;
  readonly formStorage: FormStorage;
}

/** Where a form stands: being filled in, on its way, sent without a definite answer, or accepted. */
type FormPhase = 'editing' | 'sending' | 'unknown' | 'done';

/**
 * A form that stands on a page. What is typed is kept at every change and comes back after a reload (rule FORM-1); until
 * a definite answer comes the very same request is sent again, never a second one (rule FORM-2).
 */
export class SiteForm<
  Draft extends Person & { readonly [Field in keyof Draft]: string },
  Request,
  Errors extends { readonly [Field in keyof Draft]?: string | undefined },
> {
  draft: Draft;
  errors: Errors | Record<never, never> = {};
  phase: FormPhase = 'editing';
  /** A request without an answer is being asked for again. */
  retrying = false;
  /** The provider's words when it refused; there may be none. */
  refused: readonly string[] | undefined = undefined;

  readonly #kind: FormKind<Draft, Request, Errors>;
  readonly #dependencies: Dependencies;
  #sent: Request | undefined;

  constructor(dependencies: Dependencies, kind: FormKind<Draft, Request, Errors>) {
    this.#dependencies = dependencies;
    this.#kind = kind;
    this.draft = kind.empty;
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, refused: observableRef },
      { autoBind: true },
    );
  }

  /** The phone that was given: `+373XXXXXXXX` once it is one, until then as typed. */
  get phone(): string {
    return parsePhone(this.draft.phone) ?? this.draft.phone;
  }

  /** Reads what was left here, and what is known of the visitor where nothing was. Not before hydration. */
  start(): void {
    const { contact, formStorage } = this.#dependencies;
    const kept = repairTexts(formStorage.load(this.#kind.name), this.#kind.empty);
    const known = contact.recall();
    this.draft = { ...kept, name: kept.name || known.name, phone: kept.phone || known.phone };
  }

  /** What is wrong with a field, by its code. */
  errorOf(field: keyof Draft): string | undefined {
    return (this.errors as { readonly [Field in keyof Draft]?: string })[field];
  }

  /** Takes what was typed in a field; its error goes, the others stay. */
  edit(field: keyof Draft, value: string): void {
    this.change({ ...this.draft, [field]: value }, field);
  }

  /** Takes a changed draft; the errors of the fields that it mends go. */
  change(draft: Draft, ...mended: readonly (keyof Draft)[]): void {
    const still = Object.entries(this.errors).filter(([field]) => !mended.some((name) => name === field));
    this.errors = Object.fromEntries(still);
    this.draft = draft;
    this.#dependencies.formStorage.save(this.#kind.name, draft);
  }

  /** Checks what was typed and sends it. Nothing is sent twice at a time. */
  async submit(locale: Locale): Promise<void> {
    if (this.phase !== 'editing') return;
    const valid = this.#kind.validate(this.draft, locale);
    this.errors = valid.ok ? {} : valid.error;
    if (!valid.ok) return;
    this.#sent = valid.value;
    await this.#send(valid.value);
  }

  /** Asks again for a request without an answer. */
  async retry(): Promise<void> {
    if (this.phase !== 'unknown' || this.#sent === undefined) return;
    this.retrying = true;
    await this.#send(this.#sent);
  }

  /** Begins anew after success, with the name and phone of before. */
  again(): void {
    const { name, phone } = this.draft;
    this.draft = { ...this.#kind.empty, name, phone };
    this.errors = {};
    this.phase = 'editing';
  }

  async #send(request: Request): Promise<void> {
    this.phase = 'sending';
    this.refused = undefined;
    const outcome = await this.#kind.send(request);
    runInAction(() => this.#settle(outcome));
  }

  #settle(outcome: LeadOutcome): void {
    this.retrying = false;
    this.phase = outcome.kind === 'accepted' ? 'done' : outcome.kind === 'unknown' ? 'unknown' : 'editing';
    if (outcome.kind === 'refused') this.refused = outcome.messages;
    if (outcome.kind !== 'accepted') return;
    const { contact, formStorage } = this.#dependencies;
    contact.remember({ name: this.draft.name, phone: this.draft.phone });
    formStorage.save(this.#kind.name, undefined);
  }
}

/** A form as its frame knows it, whatever it asks for. */
export type AnySiteForm = Pick<
  SiteForm<Person & Record<string, string>, unknown, Record<string, string>>,
  'phase' | 'retrying' | 'refused' | 'retry' | 'submit' | 'again'
>;
