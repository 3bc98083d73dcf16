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
 * Fetches pages ahead of their need: a page's code when a link to it comes into view, its data as well when the pointer
 * or the focus rests on the link (rules BROWSING-1, BROWSING-3, BROWSING-12). Gives what was loaded to the loaders.
 */
export const prefetchPages = ({ router, routes, shop }: Dependencies): PrefetchedPages => {
  const ahead = createPrefetchedPages(shop);
  const fetched = new Set<string>();
  const allowed = () => navigator.onLine && mayPrefetch(navigator.connection ?? {});
  const pageAt = ({ pathname }: Pick<URL, 'pathname'>) => {
    const match = matchRoutes(routes, pathname)?.at(-1);
    const folder = folderOf(match?.route.id ?? '');
    return match && folder !== '' ? { match, folder } : undefined;
  };

  const fetchCode = async ({ match: { route }, folder }: NonNullable<ReturnType<typeof pageAt>>): Promise<void> => {
    if (fetched.has(folder)) return;
    fetched.add(folder);
    const { lazy, loader } = route;
    if (typeof lazy !== 'function') return;
    const parts = isLazy(loader) ? [lazy, loader.fetchCode] : [lazy];
    await Promise.all(parts.map((part) => prefetch<unknown>(part))).catch(() => fetched.delete(folder));
  };

  /** Somebody has gone there meanwhile, by another way than a press: the router loads it or has done so. */
  const isOnItsWay = ({ pathname, search }: URL): boolean => {
    const { navigation, page } = router.state;
    return [navigation.location, page.location].some((to) => to?.pathname === pathname && to.search === search);
  };

  const fetchData = (url: URL): void => {
    const page = pageAt(url);
    if (!page || !allowed() || isOnItsWay(url)) return;
    void fetchCode(page);
    const { loader } = page.match.route;
    if (typeof loader !== 'function' || ahead.has(url.href)) return;
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const request = new Request(url);
    const data = Promise.resolve(loader({ request, url, params: page.match.params, context, pattern: '' }));
    // Whoever takes it asks again by themselves.
    data.catch(() => undefined);
    ahead.keep({ loader, url: url.href, data });
  };

  const seen = new Set<HTMLAnchorElement>();
  /**
   * One link a turn: to find which of the routes it leads to takes longer than to draw it, and on a slow line the code of
   * all of them together would hold up what somebody presses meanwhile.
   */
  const fetchSeen = async () => {
    const [link] = seen;
    if (!link) return;
    const url = allowed() ? ownPage(link) : undefined;
    const page = url && pageAt(url);
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
 * Calls back with the address of a link that the pointer or the focus has rested on for a while; a press ends the wait,
 * as the page that it leads to is then loaded itself.
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
  // Before anybody follows the press: whoever does not has the pointer leave the link and come again.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
};

/** The address of another page of this site that a link leads to in this tab, without its fragment. */
const ownPage = (link: HTMLAnchorElement): URL | undefined => {
  const url = URL.parse(link.href);
  if (!url || url.origin !== window.location.origin || link.target || link.hasAttribute('download')) return undefined;
  url.hash = '';
  const here = url.pathname === window.location.pathname && url.search === window.location.search;
  return here ? undefined : url;
};
