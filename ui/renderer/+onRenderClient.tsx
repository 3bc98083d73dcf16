import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageContextClient } from 'vike/types';
import '#ui/design/app.css';
import { composeBrowser, startBrowser } from '#adapters/wiring/browser.ts';
import { composeShop } from '#core/shop.ts';
import { App } from '#ui/app/app.tsx';
import { keepHeadCurrent } from '#ui/app/current-head.ts';
import type { Boot } from '#ui/app/head.ts';
import { shopContext } from '#ui/app/loading.ts';
import { createStores } from '#ui/app/stores.ts';
import { loadDictionary } from '#ui/i18n/i18n.ts';
import { routes } from '#ui/routes.tsx';

/** Takes the rendered page over: everything that it shows is loaded first, so that the first render is the server's. */
export const onRenderClient = async ({ boot }: PageContextClient) => {
  const root = document.getElementById('root');
  if (!boot || !root) return;
  startBrowser();
  await Promise.all([loadDictionary(boot.locale), loadLazyRoutes()]);
  const ports = composeBrowser();
  const stores = createStores(ports);
  const context = new RouterContextProvider();
  context.set(shopContext, composeShop(ports));
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { ...boot.loaderData }, errors: revivedErrors(boot.errors) },
    getContext: () => context,
  });
  keepHeadCurrent(router, boot.site);
  hydrateRoot(
    root,
    <App site={boot.site} stores={stores}>
      <RouterProvider router={router} />
    </App>,
  );
};

const loadLazyRoutes = () =>
  Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined } satisfies Partial<Record<keyof RouteObject, undefined>>);
    }),
  );

const revivedErrors = (errors: Boot['errors']) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, { status, data }]) => [id, new RouteErrorResponse(status, '', data)]),
  );
