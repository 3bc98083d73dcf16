import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import type { Shop } from '#core/shop.ts';
import { createPrefetchedPages, FETCH_DELAY_MS, mayPrefetch } from '#core/site/browsing/index.ts';
import { type LazyLoader, type PrefetchedPages, shopContext } from '#ui/app/loading.ts';
import { folderOf } from '#ui/app/page-folder.ts';
import type { Router } from '#ui/router/router.ts';
import { prefetch } from './prefetch.ts';
import { whenIdle } from './when-idle.ts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

interface Dependencies {
  readonly router: Pick<Router, 'subscribe' | 'state'>;
  readonly routes: RouteObject[];
  readonly shop: Shop;
}

/**
 * Prefetches a page's code when a link to it comes into view, and its data when the pointer or focus rests on the link
 * (rules BROWSING-1, BROWSING-3, BROWSING-12). Returns the prefetched data for the loaders.
 */
export const prefetchPages = ({ router, routes, shop }: Dependencies): PrefetchedPages => {
  const ahead = createPrefetchedPages(shop);
  const fetched = new Set<string>();
  const allowed = () => navigator.onLine && mayPrefetch(navigator.connection ?? {});
  const emptyPageAt = ({ pathname }: Pick<URL, 'pathname'>) => {
    const match = matchRoutes(routes, pathname)?.at(-1);
    const folder = folderOf(match?.route.id ?? '');
    return match && folder !== '' ? { match, folder } : undefined;
  };

  const fetchCode = async ({
    match: { route },
    folder,
  }: NonNullable<ReturnType<typeof emptyPageAt>>): Promise<void> => {
    if (fetched.has(folder)) return;
    fetched.add(folder);
    const { lazy, loader } = route;
    if (typeof lazy !== 'function') return;
    const parts = isLazy(loader) ? [lazy, loader.fetchCode] : [lazy];
    await Promise.all(parts.map((part) => prefetch<unknown>(part))).catch(() => fetched.delete(folder));
  };

  /** The router already shows or loads this address. */
  const isOnItsWay = ({ pathname, search }: URL): boolean => {
    const { navigation, page } = router.state;
    return [navigation.location, page.location].some((to) => to?.pathname === pathname && to.search === search);
  };

  const fetchData = (url: URL): void => {
    const page = emptyPageAt(url);
    if (!page || !allowed() || isOnItsWay(url)) return;
    void fetchCode(page);
    const { loader } = page.match.route;
    if (typeof loader !== 'function' || ahead.has(url.href)) return;
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const request = new Request(url);
    const data = Promise.resolve(loader({ request, url, params: page.match.params, context, pattern: '' }));
    // The loader that uses it retries by itself.
    data.catch(() => undefined);
    ahead.keep({ loader, url: url.href, data });
  };

  const seen = new Set<HTMLAnchorElement>();
  /**
   * One link at a time: matching routes takes longer than drawing a link, and on a slow line prefetched code would
   * delay what the visitor presses.
   */
  const fetchSeen = async () => {
    const [link] = seen;
    if (!link) return;
    const url = allowed() ? ownPage(link) : undefined;
    const page = url && emptyPageAt(url);
    if (page) await fetchCode(page);
    seen.delete(link);
    whenIdle(fetchSeen);
  };
  const sight = new IntersectionObserver((entries) => {
    const isResting = seen.size === 0;
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      sight.unobserve(target);
      seen.add(target);
    }
    if (isResting) whenIdle(fetchSeen);
  });
  const look = () => {
    sight.disconnect();
    seen.clear();
    for (const link of document.querySelectorAll('a')) sight.observe(link);
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') whenIdle(look);
  });
  whenIdle(look);
  restingOn(fetchData);

  return { take: ahead.take };
};

const isLazy = (loader: RouteObject['loader']): loader is LazyLoader & RouteObject['loader'] =>
  typeof loader === 'function' && 'fetchCode' in loader;

/**
 * Calls back with the address of a link that the pointer or focus has rested on; a press cancels, because the router
 * then loads the page.
 */
const restingOn = (rested: (url: URL) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Element | null = null;
  const arrive = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === under) return;
    under = link;
    clearTimeout(timer);
    const url = link ? ownPage(link) : undefined;
    if (url) timer = setTimeout(() => rested(url), FETCH_DELAY_MS);
  };
  document.addEventListener('pointerover', arrive, { passive: true });
  document.addEventListener('focusin', arrive);
  // Capture: before any handler follows the press.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
};

/** Address, without fragment, of another page of this site that a link opens in this tab. */
const ownPage = (link: HTMLAnchorElement): URL | undefined => {
  const url = URL.parse(link.href);
  if (!url || url.origin !== window.location.origin || link.target || link.hasAttribute('download')) return undefined;
  url.hash = '';
  const here = url.pathname === window.location.pathname && url.search === window.location.search;
  return here ? undefined : url;
};
