import { isRouteErrorResponse } from 'react-router';
import { splitLocale } from '#core/kernel/locale/index.ts';
import { PLAIN_SHELL, type Shell } from '#core/site/settings/index.ts';
import { type Language, languageOf } from '#ui/i18n/context.ts';
import type { Router } from '#ui/router/router.ts';
import type { Head, HeadContext, PageHandle, Site } from './head.ts';

/** The state of a page, from the browser's router or the server's. */
interface Shown {
  readonly matches: readonly { readonly route: { readonly id?: string | undefined; readonly handle?: unknown } }[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null | undefined;
}

/** What a page's head is made with; a shell that could not be loaded is replaced by a plain one (rule SETTINGS-3). */
export const headContext = (
  { loaderData }: Pick<Shown, 'loaderData'>,
  language: Language,
  origin: string,
): HeadContext => ({
  language,
  shell: (loaderData[language.locale] as Shell | undefined) ?? PLAIN_SHELL,
  origin,
});

/** Head of the page shown; error pages are not indexed. */
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
 * Updates the document's title, head and language after each navigation. Returns a function that sets the head of the
 * error page. An error in a page's own head goes to `report` and does not stop the navigation.
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
