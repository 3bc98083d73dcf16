import { lazyPart } from '#ui/hydration/lazy-part.ts';

export const CataloguePanel = lazyPart(() => import('./catalogue-panel.tsx'), 'CataloguePanel');
export const MobileCatalogue = lazyPart(() => import('./mobile-catalogue.tsx'), 'MobileCatalogue');
export const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'), 'MobileMenu');

/** Prefetches what the bar of small screens opens. */
export const prefetchMobileMenus = () => Promise.all([MobileCatalogue.prefetch(), MobileMenu.prefetch()]);
/** Prefetches what every menu opens. */
export const prefetchMenus = () => Promise.all([CataloguePanel.prefetch(), prefetchMobileMenus()]);
