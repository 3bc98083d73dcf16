import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { createSaveOffline } from '#core/site/offline/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useFavorites } from '#ui/features/catalog/favorites/favorites-context.ts';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { once } from '#ui/hydration/once.ts';
import { prefetch } from '#ui/hydration/prefetch.ts';
import { whenLoaded } from '#ui/hydration/when-idle.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { offlinePictureSource } from './offline-picture-source.ts';
import { useOfflinePorts } from './offline-ports.ts';

/**
 * Once the page has loaded and nothing is to be done, keeps what can be read without a connection, and again after every
 * navigation and whenever a list has changed (rules OFFLINE-2, OFFLINE-5).
 */
export const OfflineKeeper = observer(() => {
  const { offlinePage = false } = useSite();
  const ports = useOfflinePorts();
  const { key } = useLocation();
  const { lines } = useCart();
  const { list } = useFavorites();
  const keep = useMemo(() => {
    const make = once(async () => {
      const shelf = await prefetch(ports.loadOfflineShelf);
      return createSaveOffline({ ...ports, shelf, addressOf: offlinePictureSource });
    });
    return async () => (await make())();
  }, [ports]);
  useEffect(() => {
    // Nobody has asked for it: when its code cannot be had, the next time will do.
    const isWanted = offlinePage && key && lines && list;
    return isWanted ? whenLoaded(() => void keep().catch(() => undefined)) : undefined;
  }, [offlinePage, key, lines, list, keep]);
  return null;
});
