import { TextField } from './field.tsx';

interface PersonFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A person's name, required, as browsers know to fill it in. */
export const NameField = ({ onChange, ...rest }: PersonFieldProps) => (
  <TextField
    {...rest}
    required
    name="name"
    autoComplete="name"
    autoCapitalize="words"
    onChange={({ target }) => onChange(target.value)}
  />
);

/** A phone number, required, with the keys that it takes. */
export const PhoneField = ({ onChange, onLeave, ...rest }: PersonFieldProps & { readonly onLeave?: () => void }) => (
  <TextField
    {...rest}
    required
    name="tel"
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    placeholder="069 123 456"
    onBlur={onLeave}
    onChange={({ target }) => onChange(target.value)}
  />
);
