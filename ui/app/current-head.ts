import type { DataRouter } from 'react-router';
import { localeEntries, splitLocale } from '#core/locale/index.ts';
import { PLAIN_SHELL, type Shell } from '#core/settings/index.ts';
import { languageOf } from '#ui/i18n/context.ts';
import type { Head, PageHandle, Site } from './head.ts';

/** Keeps the document's title, description and language true after navigations in the browser. */
export const keepHeadCurrent = (router: DataRouter, site: Site): void => {
  let shown = router.state.location;
  router.subscribe(({ location, navigation, matches, loaderData, errors }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    shown = location;
    const { locale } = splitLocale(location.pathname);
    const language = languageOf(locale);
    const page = matches.at(-1)?.route;
    const handle = page?.handle as PageHandle<unknown> | undefined;
    const shell = (loaderData[locale] as Shell | undefined) ?? PLAIN_SHELL;
    const head: Head =
      errors || !page || !handle
        ? { title: language.t('error.title') }
        : handle.head(loaderData[page.id], { language, shell, origin: site.origin });
    document.documentElement.lang = localeEntries[locale].code;
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description ?? '');
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', site.origin + language.path(head.canonicalPath ?? location.pathname));
  });
};
