import { useSyncExternalStore } from 'react';

const onScroll = (notify: () => void) => {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
};

/** Whether the page is scrolled further than `limit`, px; never on the server. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > limit,
    () => false,
  );
