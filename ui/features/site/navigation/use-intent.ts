import { useEffect, useRef } from 'react';

/** Does one thing at a time after a delay, unless something else is wanted meanwhile or the component goes away. */
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
