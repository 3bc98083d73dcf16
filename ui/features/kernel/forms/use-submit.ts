import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Sends a form by script; each attempt leads the keyboard to the first field that is wrong. */
export const useSubmit = (submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) => {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of choices cannot have the focus itself.
    (wrong?.matches('[role="radiogroup"]') ? wrong.querySelector('input') : wrong)?.focus();
  }, [attempts]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event);
    setAttempts((before) => before + 1);
  };
  return { form, attempts, onSubmit };
};
