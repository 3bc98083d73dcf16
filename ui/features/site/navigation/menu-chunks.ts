import { type ComponentType, lazy } from 'react';

const panel = () => import('./catalogue-panel.tsx');
const catalogue = () => import('./mobile-catalogue.tsx');
const menu = () => import('./mobile-menu.tsx');

/** Fetches what a menu opens while the pointer or a finger is still on its way; the need itself will ask again. */
const ahead =
  (...chunks: readonly (() => Promise<unknown>)[]) =>
  (): void => {
    for (const load of chunks) load().catch(() => undefined);
  };
/** Fetches all of them before anybody asks. */
export const fetchMenus = () => Promise.all([panel(), catalogue(), menu()]);
export const preloadPanel = ahead(panel);
export const preloadMobileMenus = ahead(catalogue, menu);

const part = <Name extends string, Props>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

export const CataloguePanel = part(panel, 'CataloguePanel');
export const MobileCatalogue = part(catalogue, 'MobileCatalogue');
export const MobileMenu = part(menu, 'MobileMenu');
