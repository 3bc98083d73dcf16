import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Locale, localeEntries, splitLocale } from '#core/kernel/locale/index.ts';
import { headContext, headOf } from '#ui/app/current-head.ts';
import type { Boot } from '#ui/app/head.ts';
import { isHidden, safeJson } from '#ui/app/head-tags.ts';
import { failureContext, shopContext } from '#ui/app/loading.ts';
import { languageOf } from '#ui/i18n/context.ts';
import { loadDictionary } from '#ui/i18n/i18n.ts';
import { dictionariesOf, pageModule } from '#ui/route-tree.tsx';
import { routes } from '#ui/routes.tsx';
import { vitrinaRoutes } from '#ui/vitrina-routes.tsx';
import { App } from './app.tsx';
import type { RenderAddress, RenderInput } from './page-context.ts';
import { provideScreens } from './provide.tsx';
import { renderHead } from './render-head.ts';
import { serverWorld } from './server-world.ts';

const shopHandler = createStaticHandler(routes);
const vitrinaHandler = createStaticHandler(vitrinaRoutes);

/** Renders one address: loads its data, then the whole page at once, so that nothing is streamed behind scripts. */
export const renderAddress: RenderAddress = async (input) => {
  const url = new URL(input.url, input.site.origin);
  const { locale } = splitLocale(url.pathname);
  const handler = input.site.vitrina ? vitrinaHandler : shopHandler;
  await loadDictionary(locale);
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

  const router = createStaticRouter(handler.dataRoutes, result);
  const html = renderToString(
    <App site={input.site} provide={provideScreens(serverWorld(input.shop, input.isAuth))}>
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </App>,
  );
  const boot: Boot = {
    site: input.site,
    isAuth: input.isAuth,
    locale,
    loaderData: result.loaderData,
    errors: plainErrors(result),
  };
  const context = headContext(result, languageOf(locale), input.site.origin);
  const shown = headOf(result, context);
  const address = url.pathname + url.search;
  return {
    kind: 'page',
    status: result.statusCode,
    noindex: isHidden(shown, address),
    parts: {
      language: localeEntries[locale].code,
      head: renderHead(shown, context, address) + preloadsOf(result, locale, input),
      body: html,
      state: safeJson(boot),
    },
  };
};

/** Whoever asked has left: nobody reads this answer, and nothing of it is an error. */
const ABANDONED = {
  kind: 'page',
  status: 499,
  noindex: true,
  parts: { language: '', head: '', body: '', state: '' },
} as const;

const redirected = (response: Response) =>
  ({ kind: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' }) as const;

/** Links that fetch the scripts of the page's own chunks ahead. */
const preloadsOf = ({ matches }: StaticHandlerContext, locale: Locale, { site, scriptsOf }: RenderInput): string => {
  const modules = matches.flatMap(({ route }) => [pageModule(route.id), ...dictionariesOf(route.id, locale)]);
  if (site.vitrina) modules.push('ui/vitrina-routes.tsx', `ui/i18n/${locale}.more.json`);
  const scripts = new Set(modules.flatMap(scriptsOf));
  return [...scripts].map((href) => `<link rel="modulepreload" href="${href}">`).join('');
};

/** Errors as the browser may know them: status and data, never a message or a stack. */
const plainErrors = ({ errors }: StaticHandlerContext): Boot['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500, data: null },
    ]),
  );
