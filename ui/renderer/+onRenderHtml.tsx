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
import { type Locale, localeEntries, splitLocale } from '#core/locale/index.ts';
import { PLAIN_SHELL, type Shell } from '#core/settings/index.ts';
import { App } from '#ui/app/app.tsx';
import type { Boot, Head, HeadContext, PageHandle } from '#ui/app/head.ts';
import { failureContext, shopContext } from '#ui/app/loading.ts';
import { createServerStores } from '#ui/app/server-stores.ts';
import { languageOf } from '#ui/i18n/context.ts';
import { loadDictionary } from '#ui/i18n/i18n.ts';
import { pageModule, routes } from '#ui/routes.tsx';
import type { RenderOutcome } from './page-context.ts';
import { renderHead } from './render-head.ts';

enableStaticRendering(true);
const handler = createStaticHandler(routes);

/** Renders one address: loads its data, then the whole document at once, so that nothing is streamed behind scripts. */
export const onRenderHtml = async (pageContext: PageContextServer) => {
  const { input } = pageContext;
  if (!input) throw new Error('A page is rendered with the shop and the site it belongs to');
  const url = new URL(pageContext.urlOriginal, input.site.origin);
  const { locale } = splitLocale(url.pathname);
  await loadDictionary(locale);
  const requestContext = new RouterContextProvider();
  requestContext.set(shopContext, input.shop);
  if (input.failure) requestContext.set(failureContext, input.failure);
  const result = await handler.query(new Request(url, { signal: input.signal }), { requestContext });
  if (result instanceof Response) return redirected(result);

  const router = createStaticRouter(handler.dataRoutes, result);
  const html = renderToString(
    <App site={input.site} stores={createServerStores(input.shop)}>
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </App>,
  );
  const boot: Boot = { site: input.site, locale, loaderData: result.loaderData, errors: plainErrors(result) };
  const outcome: RenderOutcome = { kind: 'page', status: result.statusCode };
  const context = headContext(result, locale, input.site.origin);
  const head = renderHead(headOf(result, context), context);
  const scripts = result.matches.flatMap(({ route }) => input.scriptsOf(pageModule(route.id)));
  const preloads = [...new Set([...scripts, ...input.scriptsOf(`ui/i18n/${locale}.json`)])]
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join('');
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="${localeEntries[locale].code}">
<head>${dangerouslySkipEscape(head + preloads)}</head>
<body><div id="root">${dangerouslySkipEscape(html)}</div></body>
</html>`,
    pageContext: { boot, outcome },
    injectFilter: leaveFontsAlone,
  };
};

/** Of the fonts only the language's own subset is fetched ahead, by the head itself. */
const leaveFontsAlone = (assets: InjectFilterEntry[]): void => {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
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

const headContext = ({ loaderData }: StaticHandlerContext, locale: Locale, origin: string): HeadContext => ({
  language: languageOf(locale),
  shell: (loaderData[locale] as Shell | undefined) ?? PLAIN_SHELL,
  origin,
});

const headOf = ({ errors, matches, loaderData }: StaticHandlerContext, context: HeadContext): Head => {
  const page = matches.at(-1)?.route;
  const handle = page?.handle as PageHandle<unknown> | undefined;
  if (errors || !page || !handle) return { title: context.language.t('error.title'), noindex: true };
  return handle.head(loaderData[page.id], context);
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
