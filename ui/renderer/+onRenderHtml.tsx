import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import '#ui/design/app.css';
import { localeEntries, splitLocale } from '#core/kernel/locale/index.ts';
import { headContext, headOf } from '#ui/app/current-head.ts';
import { BOOT_ID, type Boot } from '#ui/app/head.ts';
import { isHidden, safeJson } from '#ui/app/head-tags.ts';
import { failureContext, shopContext } from '#ui/app/loading.ts';
import { createServerStores } from '#ui/app/server-stores.ts';
import { languageOf } from '#ui/i18n/context.ts';
import { loadDictionary } from '#ui/i18n/i18n.ts';
import { dictionariesOf, pageModule } from '#ui/route-tree.tsx';
import { routes } from '#ui/routes.tsx';
import { vitrinaRoutes } from '#ui/vitrina-routes.tsx';
import { App } from './app.tsx';
import type { RenderOutcome } from './page-context.ts';
import { renderHead } from './render-head.ts';

enableStaticRendering(true);
const shopHandler = createStaticHandler(routes);
const vitrinaHandler = createStaticHandler(vitrinaRoutes);

/** Renders one address: loads its data, then the whole document at once, so that nothing is streamed behind scripts. */
export const onRenderHtml = async (pageContext: PageContextServer) => {
  const { input } = pageContext;
  if (!input) throw new Error('A page is rendered with the shop and the site it belongs to');
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
  if (!result) return abandoned;
  if (result instanceof Response) return redirected(result);
  for (const error of Object.values(result.errors ?? {})) if (!isRouteErrorResponse(error)) input.onLoaderError(error);

  const router = createStaticRouter(handler.dataRoutes, result);
  const html = renderToString(
    <App site={input.site} stores={createServerStores(input.shop, input.isAuth)}>
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
  const outcome: RenderOutcome = { kind: 'page', status: result.statusCode, noindex: isHidden(shown, address) };
  const head = renderHead(shown, context, address);
  const modules = result.matches.flatMap(({ route }) => [pageModule(route.id), ...dictionariesOf(route.id, locale)]);
  if (input.site.vitrina) modules.push('ui/vitrina-routes.tsx', `ui/i18n/${locale}.more.json`);
  const scripts = modules.flatMap(input.scriptsOf);
  const preloads = [...new Set(scripts)].map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="${localeEntries[locale].code}">
<head>${dangerouslySkipEscape(head + preloads)}</head>
<body><div id="root">${dangerouslySkipEscape(html)}</div>
<script id="${BOOT_ID}" type="application/json">${dangerouslySkipEscape(safeJson(boot))}</script></body>
</html>`,
    pageContext: { outcome },
    injectFilter: chooseAssets,
  };
};

/** Scripts are fetched ahead; of the fonts only the language's own subset is, by the head itself. */
const chooseAssets = (assets: InjectFilterEntry[]): void => {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
};

/** Whoever asked has left: nobody reads this answer, and nothing of it is an error. */
const abandoned = {
  documentHtml: escapeInject``,
  pageContext: { outcome: { kind: 'page', status: 499, noindex: true } satisfies RenderOutcome },
};

const redirected = (response: Response) => ({
  documentHtml: escapeInject``,
  pageContext: {
    outcome: {
      kind: 'redirect',
      status: response.status,
      location: response.headers.get('location') ?? '/',
    } satisfies RenderOutcome,
  },
});

/** Errors as the browser may know them: status and data, never a message or a stack. */
const plainErrors = ({ errors }: StaticHandlerContext): Boot['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500, data: null },
    ]),
  );
