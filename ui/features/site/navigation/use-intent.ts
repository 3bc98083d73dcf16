import { useEffect, useRef } from 'react';

/** Delays one action at a time; a new one or unmounting cancels it. */
export const useIntent = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    after: (delay: number, act: () => void) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, delay);
    },
    forget: () => clearTimeout(timer.current),
  };
};
