import { hydrateWhenVisible } from '#ui/hydration/hydrate-when-visible.tsx';

/** The map of the shops: its links work as the server wrote them. */
export const ShopMap = hydrateWhenVisible(() => import('#ui/features/requests/contacts/shop-map.tsx'), 'ShopMap');
