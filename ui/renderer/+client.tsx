import {
  createPath,
  isRouteErrorResponse,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import '#ui/design/shop.css';
import { composeBrowser, startBrowser } from '#adapters/wiring/browser.ts';
import type { ShopPorts } from '#core/shop.ts';
import { createLoadShell, type Shell } from '#core/site/settings/index.ts';
import { syncHead } from '#ui/app/current-head.ts';
import { BOOT_ID, type Boot, type Site } from '#ui/app/head.ts';
import { canAskServerContext, prefetchedPagesContext, shopContext } from '#ui/app/loading.ts';
import { registerCustomSelect } from '#ui/design/custom-select.ts';
import { SCROLLED, visitOf } from '#ui/features/kernel/paging/visit.ts';
import { prefetchMenus } from '#ui/features/site/navigation/menu-chunks.ts';
import { hydrate } from '#ui/hydration/hydrate.tsx';
import { isPrefetching, prefetch } from '#ui/hydration/prefetch.ts';
import { whenLoaded } from '#ui/hydration/when-idle.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { fetchRoute } from '#ui/router/load-page.ts';
import { createRouter, type Router } from '#ui/router/router.ts';
import { RouterView } from '#ui/router/router-view.tsx';
import { createScrollMemory } from '#ui/router/scroll-memory.ts';
import { routes as shopRoutes } from '#ui/routes.tsx';
import { App } from './app.tsx';
import { provideScreens } from './provide.tsx';

/**
 * Takes the rendered page over: everything that it shows is loaded first, so that the first render is the server's. In
 * several tasks, as each would hold up a press for the time that it takes.
 */
const start = async () => {
  const root = document.getElementById('root');
  const handedOver = document.getElementById(BOOT_ID);
  if (!handedOver?.textContent || !root) return;
  await pause();
  const boot: Boot = JSON.parse(handedOver.textContent);
  let goingTo = (): string | undefined => undefined;
  const report = startBrowser(boot.site, {
    goingTo: () => goingTo(),
    isWaiting: () => goingTo() !== undefined || !isPrefetching(),
  });
  const ports = composeBrowser(boot.site.services, boot.listView);
  const surroundings = loadSharedShell(boot, ports);
  await pause();
  const routes = await loadRoutes(boot.site);
  const [shell] = await Promise.all([
    surroundings,
    loadWords(boot.locale),
    loadLazyRoutes(routes, boot.at),
    ports.clock.set,
  ]);
  await pause();
  const provide = provideScreens({
    ...ports,
    isAuth: boot.isAuth,
    servedViewer: boot.viewer,
    soldAtOnce: boot.site.soldAtOnce,
  });
  await pause();
  const context = new RouterContextProvider();
  context.set(shopContext, ports);
  context.set(canAskServerContext, true);
  const scroll = createScrollMemory({ storageKey: SCROLLED, visitOf });
  const router = createRouter({
    routes,
    context,
    scroll,
    at: boot.at,
    loaderData: { ...boot.loaderData, ...shell },
    errors: revivedErrors(boot.errors),
  });
  goingTo = () => router.state.navigation.location && createPath(router.state.navigation.location);
  const sayFailed = syncHead(router, boot.site, report);
  const onError = (error: unknown) => {
    if (isRouteErrorResponse(error)) return;
    report(error);
    sayFailed();
  };
  await pause();
  await hydrate(
    root,
    <App site={boot.site} provide={provide}>
      <RouterView router={router} scroll={scroll} onError={onError} />
    </App>,
  );
  prefetchWhenIdle(router, routes, context, boot.site);
  // It has done its work, and in the vitrina it holds what a customer must not read (rule SECOND-2).
  if (boot.site.vitrina) handedOver.remove();
};

/** Lets what waits for the processor come first: a press, a scroll, a frame. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The shell that many pages share, as the data of its route; asked for anew where it is no longer known. */
const loadSharedShell = async ({ shell, locale }: Boot, ports: ShopPorts): Promise<Readonly<Record<string, Shell>>> => {
  if (!shell) return {};
  const answer = await fetch(shell).catch(() => undefined);
  return { [locale]: answer?.ok ? await answer.json() : await createLoadShell(ports)(locale) };
};

/** Once the page is alive and has nothing to do, others are fetched ahead of their need. */
const prefetchWhenIdle = (
  router: Router,
  routes: RouteObject[],
  context: RouterContextProvider,
  { vitrina }: Site,
): void => {
  const begin = async () => {
    registerCustomSelect((await prefetch(() => import('#ui/design/primitives/custom-select.tsx'))).CustomSelect);
    const { prefetchPages } = await prefetch(() => import('#ui/hydration/prefetch-pages.ts'));
    const shop = context.get(shopContext);
    context.set(prefetchedPagesContext, prefetchPages({ router, routes, shop }));
    if (!vitrina) await prefetchMenus();
    router.change = (
      await prefetch(() => import('#ui/features/site/navigation/animate-tile-picture.ts'))
    ).animateTilePicture;
  };
  whenLoaded(() => void begin().catch(() => undefined));
};

/** The vitrina's routes come with their own code; the shop never carries it. */
const loadRoutes = async ({ vitrina }: Site): Promise<RouteObject[]> =>
  vitrina ? (await import('./vitrina-code.ts')).vitrinaRoutes : shopRoutes;

const loadLazyRoutes = (routes: RouteObject[], at: string | Location = window.location) =>
  Promise.all((matchRoutes(routes, at) ?? []).map(({ route }) => fetchRoute(route)));

const revivedErrors = (errors: Boot['errors']) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, { status, data }]) => [id, new RouteErrorResponse(status, '', data)]),
  );

void start();
