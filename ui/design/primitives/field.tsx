import { type ComponentProps, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { RequiredMark } from '#ui/design/required-mark.tsx';
import { Select, type SelectProps } from './select.tsx';

interface FieldProps {
  readonly label: string;
  /** Error in words; announced. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

const control =
  'w-full rounded-control border bg-raised px-3 text-16 text-ink transition placeholder:text-muted enabled:hover:border-muted focus-visible:outline-2 disabled:opacity-60';
const edge = (isWrong: unknown) => (isWrong ? 'border-danger' : 'border-field');

const Frame = ({
  id,
  label,
  error,
  hint,
  required,
  children,
}: FieldProps & { id: string; required?: boolean | undefined; children: ReactNode }) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={id} className="text-14 font-medium">
      {label}
      {required ? <RequiredMark /> : null}
    </label>
    {children}
    {error ? (
      <p id={`${id}-error`} role="alert" className="text-14 text-danger">
        {error}
      </p>
    ) : hint ? (
      <p id={`${id}-hint`} className="text-14 text-muted">
        {hint}
      </p>
    ) : null}
  </div>
);

const aria = (id: string, { error, hint, invalid = false }: FieldProps & { invalid?: boolean }) => ({
  id,
  'aria-invalid': error || invalid ? true : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Invalid for a reason that is shown elsewhere. */
  readonly invalid?: boolean;
}

export const TextField = ({ label, error, hint, invalid = false, className = '', ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <Frame id={id} required={rest.required} {...{ label, error, hint }}>
      <input
        {...rest}
        {...aria(id, { label, error, hint, invalid })}
        className={`h-12 ${control} ${edge(error || invalid)} ${className}`}
      />
    </Frame>
  );
};

export const TextArea = ({ label, error, hint, ...rest }: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const id = useId();
  return (
    <Frame id={id} required={rest.required} {...{ label, error, hint }}>
      <textarea rows={3} {...rest} {...aria(id, { label, error, hint })} className={`py-3 ${control} ${edge(error)}`} />
    </Frame>
  );
};

export const SelectField = ({ label, error, hint, ...rest }: FieldProps & SelectProps) => {
  const id = useId();
  return (
    <Frame id={id} required={rest.required} {...{ label, error, hint }}>
      <Select
        {...rest}
        {...aria(id, { label, error, hint })}
        className={`h-12 text-16 ${error ? 'border-danger' : ''}`}
      />
    </Frame>
  );
};
