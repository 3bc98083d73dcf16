import { createContext, use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PLAIN_SHELL, type Shell } from '#core/site/settings/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { Site } from './head.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

/** Where this site lives and which face it shows. */
export const useSite = (): Site => {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above');
  return site;
};

/** What surrounds every page: settings, menu, footer; plain when it could not be loaded. */
export const useShell = (): Shell => useRouteLoaderData<Shell>(useLanguage().locale) ?? PLAIN_SHELL;
