import { enableStaticRendering } from 'mobx-react-lite';
import type { ContextType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import { isOfflinePage, type Locale, splitLocale } from '#core/kernel/locale/index.ts';
import { eachCall } from '#core/shop.ts';
import { tagsOf } from '#core/site/caching/index.ts';
import { RenderedPartsContext } from '#ui/app/cached-part.tsx';
import { headContext, headOf } from '#ui/app/current-head.ts';
import type { Boot } from '#ui/app/head.ts';
import { isExcludedFromSearch, safeJson } from '#ui/app/head-tags.ts';
import { failureContext, shopContext } from '#ui/app/loading.ts';
import { ShellContext } from '#ui/app/site.ts';
import { RootMarksContext } from '#ui/design/use-root-mark.ts';
import { loadAllParts } from '#ui/hydration/hydrate-when-visible.tsx';
import { LanguageContext, languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { frameWords, wordsOf } from '#ui/i18n/languages.ts';
import { pageModule } from '#ui/route-tree.tsx';
import { emptyPageAt, PageContext } from '#ui/router/contexts.ts';
import { Screen } from '#ui/router/screen.tsx';
import { locationOf } from '#ui/router/tab-history.ts';
import { routes } from '#ui/routes.tsx';
import { vitrinaRoutes } from '#ui/vitrina-routes.tsx';
import { App } from './app.tsx';
import type { DocumentParts } from './document-frame.ts';
import type { RenderAddress, RenderInput } from './page-context.ts';
import { type Provide, provideScreens } from './provide.tsx';
import { renderHead, renderTheme } from './render-head.ts';
import { collectParts } from './rendered-parts.tsx';
import { neverResolves, serverWorld } from './server-world.ts';
import { createStores, type Stores } from './stores.ts';

enableStaticRendering(true);

/** The vitrina's code; the style sheet of rows belongs to it. */
const VITRINA = 'ui/renderer/vitrina-code.ts';

const shopHandler = createStaticHandler(routes);
const vitrinaHandler = createStaticHandler(vitrinaRoutes);

/** Loads the data of one address and renders the whole page, without streaming. */
export const renderAddress: RenderAddress = async (input) => {
  const url = new URL(input.url, input.site.origin);
  const { locale } = splitLocale(url.pathname);
  const handler = input.site.vitrina ? vitrinaHandler : shopHandler;
  await loadWords(locale);
  const requestContext = new RouterContextProvider();
  requestContext.set(shopContext, input.shop);
  if (input.failure) requestContext.set(failureContext, input.failure);
  const result = await handler
    .query(new Request(url, { signal: input.signal }), { requestContext })
    .catch((error: unknown) => {
      if (input.signal.aborted) return undefined;
      throw error;
    });
  if (!result) return ABANDONED;
  if (result instanceof Response) return redirected(result);
  for (const error of Object.values(result.errors ?? {})) if (!isRouteErrorResponse(error)) input.onLoaderError(error);
  if (result.errors && !input.failure) return { kind: 'failure', status: result.statusCode };
  await loadAllParts();

  const provide = provideOnServer(input);
  const language = languageOf(locale);
  const context = headContext(result, language, input.site.origin);
  const { [locale]: shell, ...shownData } = result.loaderData;
  // Pages of the vitrina belong to one partner, so that they neither are cached nor use the shared shell.
  const shared = shell && !input.site.vitrina ? input.keepShell(locale, context.shell) : undefined;
  const write = (): DocumentParts => {
    const { parts, putTogether } = collectParts(locale, shared ?? '', (part) =>
      renderToString(
        <App site={input.site} provide={provide}>
          <PageContext value={emptyPageAt(locationOf({ pathname: url.pathname, search: '', hash: '' }))}>
            <LanguageContext value={language}>
              <ShellContext value={context.shell}>{part}</ShellContext>
            </LanguageContext>
          </PageContext>
        </App>,
      ),
    );
    const marks: ContextType<typeof RootMarksContext> = new Set();
    const page = renderToString(
      <App site={input.site} provide={provide}>
        <RootMarksContext value={marks}>
          <RenderedPartsContext value={shared === undefined ? undefined : parts}>
            <Screen page={result} />
          </RenderedPartsContext>
        </RootMarksContext>
      </App>,
    );
    // Scripts set the other marks.
    const hasRows = marks.has('rows');
    const shownMarks = [...(hasRows ? ['rows'] : []), ...(marks.has('tabsHidden') ? ['tabs-hidden'] : [])];
    const boot: Boot = {
      site: input.site,
      isAuth: input.isAuth,
      ...(input.viewer ? { viewer: input.viewer } : {}),
      ...(input.site.vitrina && input.listView ? { listView: input.listView } : {}),
      locale,
      ...(isOfflinePage(input.url) ? { at: url.pathname } : {}),
      ...(shared ? { loaderData: shownData, shell: shared } : { loaderData: result.loaderData }),
      errors: plainErrors(result),
    };
    return {
      language: locale,
      marks: shownMarks,
      style: renderTheme(context.shell),
      head: renderHead(shown, context, address) + (hasRows ? rowsStyle(input) : ''),
      body: putTogether(page),
      state: safeJson(boot),
      preloads: preloadsOf(result, locale, input) + shellPreload(shared),
    };
  };
  const shown = headOf(result, context);
  const address = url.pathname + url.search;
  return {
    kind: 'page',
    status: result.statusCode,
    noindex: isExcludedFromSearch(shown, address),
    tags: () => tagsOf(shownData),
    content: shared === undefined ? undefined : { status: result.statusCode, shell: shared, data: shownData },
    write,
  };
};

/**
 * Stores by sign-in and viewer, shared by all renderings: no effect runs on the server, so that they stay in their first
 * state and call no port.
 */
const storesOf = new Map<string, Stores>();

const provideOnServer = ({ shop, isAuth, listView, viewer }: RenderInput): Provide => {
  const world = serverWorld(shop, isAuth, listView);
  const kind = `${isAuth} ${viewer}`;
  const silent = eachCall(shop, () => neverResolves);
  const stores = storesOf.get(kind) ?? createStores({ ...serverWorld(silent, isAuth), servedViewer: viewer });
  storesOf.set(kind, stores);
  return provideScreens(world, stores);
};

/** Outcome after the client has left; it is not sent and not an error. */
const ABANDONED = {
  kind: 'page',
  status: 499,
  noindex: true,
  tags: () => [],
  write: () => ({ language: '', marks: [], style: '', head: '', body: '', state: '', preloads: '' }),
} as const;

const redirected = (response: Response) =>
  ({ kind: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' }) as const;

/** Link to the style sheet of rows; without it a list shows tiles until scripts run (rule LISTING-7). */
const rowsStyle = ({ stylesOf }: RenderInput): string =>
  stylesOf(VITRINA)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');

/** Preload links for the page's scripts and dictionaries. */
const preloadsOf = ({ matches }: StaticHandlerContext, locale: Locale, { site, scriptsOf }: RenderInput): string => {
  const modules = matches.map(({ route }) => pageModule(route.id));
  if (site.vitrina) modules.push(VITRINA);
  const words = [frameWords(locale), ...modules.map((module) => wordsOf(module, locale))];
  const scripts = new Set([...modules, ...words].flatMap(scriptsOf));
  return [...scripts].map((href) => `<link rel="modulepreload" href="${href}">`).join('');
};

/** Preload link for the shell, which hydration needs. */
const shellPreload = (path: string | undefined): string =>
  path ? `<link rel="preload" as="fetch" href="${path}" crossorigin>` : '';

/** Errors without message and stack, which the browser must not see. */
const plainErrors = ({ errors }: StaticHandlerContext): Boot['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500, data: null },
    ]),
  );
