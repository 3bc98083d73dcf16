import { useEffect } from 'react';
import type { LiveOrderStore } from './live-order-store.ts';

/** Follows an order while its tab is seen, and nothing while it is not (rule LIVE-9). */
export const useSeen = (store: LiveOrderStore): void => {
  useEffect(() => {
    const look = () => (document.visibilityState === 'hidden' ? store.unseen() : void store.seen());
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      store.unseen();
    };
  }, [store]);
};
