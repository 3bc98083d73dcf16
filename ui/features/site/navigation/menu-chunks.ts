import { ahead, lazyPart } from '#ui/design/chunks.ts';
import { prefetch } from '#ui/router/prefetch.ts';

const panel = () => import('./catalogue-panel.tsx');
const catalogue = () => import('./mobile-catalogue.tsx');
const menu = () => import('./mobile-menu.tsx');

/** Fetches what every menu opens, which nobody has asked for yet; rejects when some of it cannot be had. */
export const fetchMenus = () => Promise.all([panel, catalogue, menu].map((chunk) => prefetch<unknown>(chunk)));
/** Fetches the catalogue's panel while the pointer or the focus is still on its way to opening it. */
export const preloadPanel = ahead(panel);
/** Fetches what the bar of small screens opens while a finger is still on its way. */
export const preloadMobileMenus = ahead(catalogue, menu);

export const CataloguePanel = lazyPart(panel, 'CataloguePanel');
export const MobileCatalogue = lazyPart(catalogue, 'MobileCatalogue');
export const MobileMenu = lazyPart(menu, 'MobileMenu');
