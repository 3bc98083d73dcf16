import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Boxes that were ticked while the page's script was still on its way: nobody heard them then, so they are reported once
 * the script is here.
 */
export const useEarlyTicks = (
  form: RefObject<HTMLFormElement | null>,
  tell: (names: readonly string[]) => void,
): void => {
  const tellOnce = useEffectEvent(tell);
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    const changed = [...boxes].filter(({ checked, defaultChecked }) => checked !== defaultChecked);
    if (changed.length > 0) tellOnce(changed.map(({ value }) => value));
  }, [form]);
};
