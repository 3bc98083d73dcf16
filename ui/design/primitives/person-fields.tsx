import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

/** A person's name, required, as browsers know to fill it in. */
export const NameField = (props: TextFieldProps) => (
  <TextField {...props} required name="name" autoComplete="name" autoCapitalize="words" />
);

/** A phone number, required, with the keys that it takes. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField {...props} required name="tel" type="tel" inputMode="tel" autoComplete="tel" placeholder="069 123 456" />
);
