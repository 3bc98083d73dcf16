import { useEffect, useRef } from 'react';

/** Gives the focus to an element when what had it has left the page: one of the `count` things that may leave. */
export const useKeptFocus = <Element extends HTMLElement>(count: number) => {
  const refuge = useRef<Element>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      refuge.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return refuge;
};
