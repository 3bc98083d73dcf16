import type { Traits } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import type { Form } from './forms.ts';

/** How a model looks: the form it is drawn in, and what is known of its proportions and parts. */
export interface Look {
  readonly form: Form;
  readonly traits: Traits;
}

export type Looks = Readonly<Record<string, Look>>;

/** Models of one form, by their slugs, each with what is its own; `all` holds for every one of them. */
export const drawnAs = (form: Form, models: Readonly<Record<string, Traits>>, all: Traits = {}): Looks =>
  Object.fromEntries(Object.entries(models).map(([model, own]) => [model, { form, traits: { ...all, ...own } }]));
