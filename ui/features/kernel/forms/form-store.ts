import { makeAutoObservable, observableRef } from 'mobx';
import { phoneOrTyped } from '#core/kernel/fields/index.ts';
import {
  createForm,
  type FormErrors,
  type FormKind,
  type FormState,
  type Person,
  UNTOUCHED_FORM,
} from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

/** State of a form: draft, errors, outcome. */
export class FormStore<Draft extends Person, Request, Errors extends FormErrors<Draft>>
  implements FormState<Draft, Errors>
{
  open: boolean = UNTOUCHED_FORM.open;
  draft: Draft;
  errors: Partial<Errors> = UNTOUCHED_FORM.errors;
  phase: FormState<Draft, Errors>['phase'] = UNTOUCHED_FORM.phase;
  retrying: boolean = UNTOUCHED_FORM.retrying;
  refused: readonly string[] | undefined = UNTOUCHED_FORM.refused;
  orderNumber: string | undefined = UNTOUCHED_FORM.orderNumber;

  readonly #keeping: ReturnType<typeof createForm<Draft, Request, Errors>>;

  constructor(kind: Omit<FormKind<Draft, Request, Errors>, 'show'>) {
    this.draft = kind.empty;
    this.#keeping = createForm({ ...kind, show: syncTo<FormState<Draft, Errors>>(this) });
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, refused: observableRef },
      { autoBind: true },
    );
  }

  /** The phone that was given: `+373XXXXXXXX` once it is one, until then as typed. */
  get phone(): string {
    return phoneOrTyped(this.draft.phone);
  }

  /** What is wrong with a field, by its code. */
  errorOf(field: keyof Draft): string | undefined {
    return this.errors[field];
  }

  /** Reads what was left here. Not before hydration. */
  start(): void {
    this.#keeping.start();
  }

  /** Opens the modal with the current draft, or a new one for another subject unless a request is unanswered. */
  show(about?: string, given?: Partial<Draft>): void {
    this.#keeping.open(about, given);
  }

  hide(): void {
    this.#keeping.close();
  }

  edit<Field extends keyof Draft>(field: Field, value: Draft[Field]): void {
    this.#keeping.edit(field, value);
  }

  /** Takes a changed draft; the errors of what has changed go, and those of further fields that it mends. */
  change(draft: Draft, ...mended: readonly (keyof Draft)[]): void {
    this.#keeping.change(draft, ...mended);
  }

  /** Takes a name and a phone given elsewhere into fields that are still empty. */
  offer(known: Person): void {
    this.#keeping.offer(known);
  }

  /** Takes what is seen to be wrong beside the checks. */
  fault(errors: Partial<Errors>): void {
    this.#keeping.fault(errors);
  }

  /** The valid request; undefined when fields are wrong, which `errors` then has. */
  validated(locale: Locale): Request | undefined {
    return this.#keeping.validated(locale);
  }

  /** Checks what was typed and sends it. */
  async submit(locale: Locale): Promise<void> {
    await this.#keeping.submit(locale);
  }

  /** Asks again for a request without an answer. */
  async retry(): Promise<void> {
    await this.#keeping.retry();
  }

  /** Starts a new form after success. */
  again(): void {
    this.#keeping.again();
  }

  forget(): void {
    this.#keeping.forget();
  }
}

/** A form as its frame knows it, whatever it asks for. */
export type AnyForm = Pick<
  FormStore<Person, unknown, FormErrors<Person>>,
  'open' | 'phase' | 'retrying' | 'refused' | 'orderNumber' | 'hide' | 'submit' | 'retry' | 'again'
>;
