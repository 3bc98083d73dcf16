import { useRouteLoaderData } from 'react-router';
import { PLAIN_SHELL, type Shell } from '#core/site/settings/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { Site } from './head.ts';
import { requiredContext } from './required-context.ts';

/** Where this site lives and which face it shows. */
export const [SiteContext, useSite] = requiredContext<Site>('Site');

/** What surrounds every page: settings, menu, footer; plain when it could not be loaded. */
export const useShell = (): Shell => useRouteLoaderData<Shell>(useLanguage().locale) ?? PLAIN_SHELL;
