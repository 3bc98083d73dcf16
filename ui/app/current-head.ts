import { isRouteErrorResponse } from 'react-router';
import { splitLocale } from '#core/kernel/locale/index.ts';
import { PLAIN_SHELL, type Shell } from '#core/site/settings/index.ts';
import { type Language, languageOf } from '#ui/i18n/context.ts';
import type { Router } from '#ui/router/router.ts';
import type { Head, HeadContext, PageHandle, Site } from './head.ts';

/** What a router, on either side, says of the page it shows. */
interface Shown {
  readonly matches: readonly { readonly route: { readonly id?: string | undefined; readonly handle?: unknown } }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null | undefined;
}

/** What may be said in the head of the page shown; surroundings that could not be loaded are plain (rule SETTINGS-3). */
export const headContext = (
  { loaderData }: Pick<Shown, 'loaderData'>,
  language: Language,
  origin: string,
): HeadContext => ({
  language,
  shell: (loaderData[language.locale] as Shell | undefined) ?? PLAIN_SHELL,
  origin,
});

/** What the page shown says of itself; the error page is nobody's to find. */
export const headOf = ({ errors, matches, loaderData }: Shown, context: HeadContext): Head => {
  const page = matches.at(-1)?.route;
  const handle = page?.handle as PageHandle<unknown> | undefined;
  if (errors || !page || !handle) return errorHead(errors, context.language);
  return handle.head(loaderData[page.id ?? ''], context);
};

const errorHead = (errors: Shown['errors'], { t }: Language): Head => {
  const missing = Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 404);
  const [title, description] = missing
    ? (['error.missing', 'error.missingHint'] as const)
    : (['error.title', 'error.genericHint'] as const);
  return { title: t(title), description: t(description), noindex: true, lost: true };
};

/**
 * Keeps the document's title, head and language true after navigations in the browser. Gives the way to say that the page
 * shown has failed after all: the error page stands in its place, and its head is nobody's to find. What a page's own
 * head throws is reported to `report`, and holds no navigation up.
 */
export const syncHead = (
  router: Pick<Router, 'state' | 'subscribe'>,
  site: Site,
  report: (error: unknown) => void,
): (() => void) => {
  const show = (say: (context: HeadContext) => Head): void => {
    const { location, loaderData } = router.state.page;
    const { locale } = splitLocale(location.pathname);
    const context = headContext({ loaderData }, languageOf(locale), site.origin);
    const head = say(context);
    document.documentElement.lang = locale;
    document.title = head.title;
    // Only later pages need the code that writes the other tags.
    import('./head-tags.ts')
      .then(({ writeHeadTags }) => {
        if (location === router.state.page.location) writeHeadTags(head, context, location.pathname + location.search);
      })
      .catch(report);
  };
  const failed = () => show(({ language }) => errorHead(null, language));
  let shown = router.state.page.location;
  router.subscribe(({ page }) => {
    if (page.location === shown) return;
    shown = page.location;
    try {
      show((context) => headOf(page, context));
    } catch (error) {
      report(error);
      failed();
    }
  });
  return failed;
};
