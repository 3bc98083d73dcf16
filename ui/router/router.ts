import { type Location, matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { type LoadedMatches, loadPage, type PageData } from './load-page.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { beginHistory, currentLocation, enter, nextLocation } from './tab-history.ts';

/** A page at its address. */
export interface ShownPage extends LoadedMatches {
  readonly location: Location;
}

/** The way to the next page, while there is one. */
export type Navigation =
  | { readonly state: 'idle'; readonly location?: undefined }
  | { readonly state: 'loading'; readonly location: Location };

/** Whether what is shown is being loaded anew. */
export type Revalidation = 'idle' | 'loading';

export const IDLE: Navigation = { state: 'idle' };

/** What a router, at any moment, says of the page it shows and of the one to come. */
export interface RouterState {
  readonly page: ShownPage;
  readonly navigation: Navigation;
  readonly revalidation: Revalidation;
  /** Where the page that has come is scrolled to: px from its top, its fragment or its top, or nowhere. */
  readonly scroll: number | 'start' | 'stay';
}

export interface NavigateOptions {
  /** Takes the place of the page shown in the tab's history. */
  readonly replace?: boolean;
  /** The page that comes stays scrolled as this one is. */
  readonly preventScrollReset?: boolean;
  /** What is remembered with the entry, as plain data. */
  readonly state?: unknown;
}

/** Goes to an address of this site, once its page is loaded; rejects when it is of another site. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

/** Leads over to another page: `show` has it drawn, and is over once it is. */
export type Change = (to: Location, show: () => Promise<void>) => void;

export interface Router {
  readonly state: RouterState;
  /** How another page comes; at once while there is none. */
  change: Change | undefined;
  /** Calls back at every change; gives the way to stop that. */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
  readonly navigate: Navigate;
  /** Loads the page shown, or the one that is on its way, anew. */
  readonly revalidate: () => Promise<void>;
}

interface RouterInit extends PageData {
  readonly routes: RouteObject[];
  /** The address that the page was rendered for, where it stands in for another. */
  readonly at?: string | undefined;
  /** What loaders work with. */
  readonly context: Readonly<RouterContextProvider>;
  readonly scroll: Pick<ScrollMemory, 'leave' | 'find'>;
}

/** How a page comes: by the history itself, as an entry of it, or in its own place. */
interface Way extends NavigateOptions {
  readonly by: 'history' | 'address' | 'revalidation';
}

/** A header of react-router's `redirectDocument`: the browser itself has to go there. */
const BY_DOCUMENT = 'X-Remix-Reload-Document';

/** Only the fragment differs: there is nothing to load. */
const isFragmentOnly = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

/** Takes the page over that the server has rendered, and leads from page to page from there on. */
export const createRouter = ({ routes, context, scroll, at, ...data }: RouterInit): Router => {
  beginHistory();
  const location = at === undefined ? currentLocation() : nextLocation(at);
  let state: RouterState = {
    page: { location, matches: matchRoutes(routes, location) ?? [], ...data },
    navigation: IDLE,
    revalidation: 'idle',
    scroll: 'stay',
  };
  let loading: { readonly to: Location; readonly way: Way; readonly controller: AbortController } | undefined;
  const listeners = new Set<(state: RouterState) => void>();

  const update = (change: Partial<RouterState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener(state);
  };

  const show = (page: ShownPage, way: Way): void => {
    loading = undefined;
    if (way.by === 'address') enter(page.location, way.replace === true);
    const to = way.by === 'revalidation' ? 'stay' : scroll.find(page.location);
    const fallback = way.preventScrollReset && page.location.hash === '' ? 'stay' : 'start';
    update({ page, navigation: IDLE, revalidation: 'idle', scroll: to ?? fallback });
  };

  const go = async (to: Location, way: Way): Promise<void> => {
    loading?.controller.abort();
    scroll.leave(state.page.location);
    const matches = matchRoutes(routes, to) ?? [];
    if (way.by !== 'revalidation' && isFragmentOnly(state.page.location, to))
      return show({ ...state.page, location: to }, way);
    const controller = new AbortController();
    loading = { to, way, controller };
    if (way.by !== 'revalidation') update({ navigation: { state: 'loading', location: to } });
    const { signal } = controller;
    const url = new URL(to.pathname + to.search, window.location.origin);
    const loaded = await loadPage({ matches, url, signal, context, shown: state.page });
    if (signal.aborted) return;
    if (loaded instanceof Response) return follow(loaded, way);
    show({ location: to, matches, ...loaded }, way);
  };

  const follow = (
    { headers }: Response,
    { replace = false, preventScrollReset = false }: Way,
  ): Promise<void> | void => {
    const to = nextLocation(headers.get('Location') ?? '/');
    if (!headers.has(BY_DOCUMENT)) return go(to, { by: 'address', replace, preventScrollReset });
    const address = to.pathname + to.search + to.hash;
    if (replace) window.location.replace(address);
    else window.location.assign(address);
  };

  window.addEventListener('popstate', () => void go(currentLocation(), { by: 'history' }));

  return {
    get state() {
      return state;
    },
    change: undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: async (to, options) => go(nextLocation(to, options?.state), { ...options, by: 'address' }),
    revalidate: () => {
      update({ revalidation: 'loading' });
      return go(loading?.to ?? state.page.location, loading?.way ?? { by: 'revalidation' });
    },
  };
};
