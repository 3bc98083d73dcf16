import { hydrateWhenVisible } from '#ui/app/hydrate-when-visible.tsx';

const mapCode = () => import('#ui/features/requests/contacts/shop-map.tsx');

/** The map of the shops: its links work as the server wrote them, so that the first load goes without its code. */
export const ShopMap = hydrateWhenVisible({
  onServer: import.meta.env.SSR ? (await mapCode()).ShopMap : undefined,
  load: async () => (await mapCode()).ShopMap,
});
