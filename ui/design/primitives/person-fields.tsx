import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

/** A required name with the browser's autofill. */
export const NameField = (props: TextFieldProps) => (
  <TextField {...props} required name="name" autoComplete="name" autoCapitalize="words" />
);

/** A required phone number with a phone's keys and autofill. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField {...props} required name="tel" type="tel" inputMode="tel" autoComplete="tel" placeholder="069 123 456" />
);
