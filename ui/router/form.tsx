import type { FormHTMLAttributes, SubmitEvent } from 'react';
import { useNavigate } from './hooks.ts';

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> {
  readonly action: string;
}

/** A form whose fields become the address's parameters; followed without a reload. */
export const Form = ({ action, onSubmit, ...rest }: FormProps) => {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') parameters.append(name, value);
    void navigate(`${action}?${parameters}`);
  };
  return <form {...rest} method="get" action={action} onSubmit={submit} />;
};
