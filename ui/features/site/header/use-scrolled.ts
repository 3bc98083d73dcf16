import { useSyncExternalStore } from 'react';
import { nextPaint } from '#ui/hydration/when-idle.ts';

/** Scroll position at the last measurement, px. */
let scrolled = 0;

const onScroll = (notify: () => void) => {
  const see = () => {
    scrolled = window.scrollY;
    notify();
  };
  window.addEventListener('scroll', see, { passive: true });
  // A reloaded page may start scrolled.
  void nextPaint().then(see);
  return () => window.removeEventListener('scroll', see);
};

/**
 * A condition on the scroll position, px; 0 on the server. Measured after layout: at any other time it would force one.
 */
export const useScrolled = (read: (scrolled: number) => boolean): boolean =>
  useSyncExternalStore(
    onScroll,
    () => read(scrolled),
    () => read(0),
  );
