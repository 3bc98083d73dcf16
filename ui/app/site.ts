import { createContext, use } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import { PLAIN_SHELL, type Shell } from '#core/site/settings/index.ts';
import { useRouteData } from '#ui/router/hooks.ts';
import type { Site } from './head.ts';

/** Where this site lives and which face it shows. */
export const SiteContext = createContext<Site | undefined>(undefined);

export const useSite = (): Site => {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above');
  return site;
};

/** What surrounds every page of a layout. */
export const ShellContext = createContext<Shell>(PLAIN_SHELL);

/** What the router has loaded to surround the pages of a language; plain when it could not be loaded. */
export const useLoadedShell = (locale: Locale): Shell => useRouteData<Shell>(locale) ?? PLAIN_SHELL;

/** What surrounds every page: settings, menu, footer; plain when it could not be loaded. */
export const useShell = (): Shell => use(ShellContext);
