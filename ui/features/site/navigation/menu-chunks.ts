import { ahead, lazyPart } from '#ui/design/chunks.ts';
import { prefetch } from '#ui/router/prefetch.ts';

const panel = () => import('./catalogue-panel.tsx');
const catalogue = () => import('./mobile-catalogue.tsx');
const menu = () => import('./mobile-menu.tsx');

/** Prefetches the menus' code; rejects when any of it fails. */
export const fetchMenus = () => Promise.all([panel, catalogue, menu].map((chunk) => prefetch<unknown>(chunk)));
/** Prefetches the catalogue panel when the pointer or focus reaches its button. */
export const preloadPanel = ahead(panel);
/** Prefetches the mobile menus when a finger touches the bar. */
export const preloadMobileMenus = ahead(catalogue, menu);

export const CataloguePanel = lazyPart(panel, 'CataloguePanel');
export const MobileCatalogue = lazyPart(catalogue, 'MobileCatalogue');
export const MobileMenu = lazyPart(menu, 'MobileMenu');
