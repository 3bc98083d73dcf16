import { useEffect, useRef } from 'react';

/** Gives the focus to an element when what had it has left the page together with one of `count` things. */
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
