import { useEffect, useRef } from 'react';

/** Focuses an element when the focused one of `count` items has left the page. */
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
