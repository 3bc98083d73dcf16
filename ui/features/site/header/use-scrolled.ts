import { useSyncExternalStore } from 'react';
import { nextPaint } from '#ui/hydration/when-idle.ts';

/** How far the page was scrolled when it was last seen, px. */
let scrolled = 0;

const onScroll = (notify: () => void) => {
  const see = () => {
    scrolled = window.scrollY;
    notify();
  };
  window.addEventListener('scroll', see, { passive: true });
  // A page that is loaded anew may stand where it was left.
  void nextPaint().then(see);
  return () => window.removeEventListener('scroll', see);
};

/**
 * What `read` says of how far the page is scrolled, px; on the server the page is at its top. It is looked at when the
 * page is laid out: at any other time the browser would lay it out for the answer.
 */
export const useScrolled = (read: (scrolled: number) => boolean): boolean =>
  useSyncExternalStore(
    onScroll,
    () => read(scrolled),
    () => read(0),
  );
