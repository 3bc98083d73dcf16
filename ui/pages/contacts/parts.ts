import { hydrateWhenVisible } from '#ui/hydration/hydrate-when-visible.tsx';

/** A map of the shops; its links work without hydration. */
export const ShopMap = hydrateWhenVisible(() => import('#ui/features/requests/contacts/shop-map.tsx'), 'ShopMap');
