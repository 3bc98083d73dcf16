import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React has hydrated the page: false on the server and in the browser's first render, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
