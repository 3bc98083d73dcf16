import { hydrateWhenVisible } from '#ui/app/hydrate-when-visible.tsx';

const mapCode = () => import('#ui/features/requests/contacts/shop-map.tsx');

/** A map of the shops. Its links work in the server's HTML, so the first load goes without its code. */
export const ShopMap = hydrateWhenVisible({
  onServer: import.meta.env.SSR ? (await mapCode()).ShopMap : undefined,
  load: async () => (await mapCode()).ShopMap,
});
