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
 * Saves lists and the offline page when the page has loaded and is idle, after each navigation and after each change of
 * a list (rules OFFLINE-2, OFFLINE-5).
 */
export const OfflineSaver = observer(() => {
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
    // A failed load is ignored: the next change tries again.
    const isWanted = offlinePage && key && lines && list;
    return isWanted ? whenLoaded(() => void keep().catch(() => undefined)) : undefined;
  }, [offlinePage, key, lines, list, keep]);
  return null;
});
