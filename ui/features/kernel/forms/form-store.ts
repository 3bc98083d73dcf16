import { phoneOrTyped } from '#core/kernel/fields/index.ts';
import { createForm, type FormErrors, type Person, untouchedForm } from '#core/kernel/forms/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** State of a form: draft, errors, outcome. */
export class FormStore<Draft extends Person, Request, Errors extends FormErrors<Draft>> extends storeOf(
  untouchedForm,
  createForm,
)<Draft, Request, Errors> {
  /** The phone that was given: `+373XXXXXXXX` once it is one, until then as typed. */
  get phone(): string {
    return phoneOrTyped(this.draft.phone);
  }

  /** What is wrong with a field, by its code. */
  errorOf(field: keyof Draft): string | undefined {
    return this.errors[field];
  }
}

/** A form as its frame knows it, whatever it asks for. */
export type AnyForm = Pick<
  FormStore<Person, unknown, FormErrors<Person>>,
  'open' | 'phase' | 'retrying' | 'refused' | 'orderNumber' | 'hide' | 'submit' | 'retry' | 'again'
>;
