import type { ChangeEvent } from 'react';

interface TextForm<Field extends string> {
  readonly draft: Readonly<Record<Field, string>>;
  edit(field: Field, value: string): void;
}

/** Gives the error, value and handler of a form's text fields, for their components. */
export const bindFields =
  <Field extends string>(form: TextForm<Field>, errorOf: (field: Field) => string | undefined) =>
  (field: Field) => ({
    error: errorOf(field),
    value: form.draft[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => form.edit(field, target.value),
  });
