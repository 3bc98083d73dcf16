import { useSyncExternalStore } from 'react';

const onScroll = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
};

/** What `judge` says of how far the page is scrolled, px; on the server the page is at its top. */
export const useScrolled = (judge: (scrolled: number) => boolean): boolean =>
  useSyncExternalStore(
    onScroll,
    () => judge(window.scrollY),
    () => judge(0),
  );
