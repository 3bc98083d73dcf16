import { type Location, matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { type LoadedMatches, loadPage, type PageData } from './load-page.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { currentLocation, nextLocation, numberHistory, writeHistory } from './tab-history.ts';

export interface ShownPage extends LoadedMatches {
  readonly location: Location;
}

/** The navigation under way, if any. */
export type Navigation =
  | { readonly state: 'idle'; readonly location?: undefined }
  | { readonly state: 'loading'; readonly location: Location };

/** Whether the shown page's data are reloading. */
export type Revalidation = 'idle' | 'loading';

export const IDLE: Navigation = { state: 'idle' };

/** State of the shown page and of the next one. */
export interface RouterState {
  readonly page: ShownPage;
  readonly navigation: Navigation;
  readonly revalidation: Revalidation;
  /** Where to scroll a new page: px from its top, its fragment or top, or not at all. */
  readonly scroll: number | 'start' | 'stay';
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
  /** Plain data for the history entry. */
  readonly state?: unknown;
}

/** Navigates within the site and resolves when the page is shown; rejects for another site. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

/** Wraps the change to another page, for a view transition: `show` draws it and resolves after that. */
export type Change = (to: Location, show: () => Promise<void>) => void;

export interface Router {
  readonly state: RouterState;
  /** Wraps each page change; none by default. */
  change: Change | undefined;
  /** Calls back at each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: (state: RouterState) => void) => () => void;
  readonly navigate: Navigate;
  /** Reloads the shown page, or the one under way. */
  readonly revalidate: () => Promise<void>;
}

interface RouterInit extends PageData {
  readonly routes: RouteObject[];
  /** The rendered address, when it differs from the browser's. */
  readonly at?: string | undefined;
  /** Passed to the loaders. */
  readonly context: Readonly<RouterContextProvider>;
  readonly scroll: Pick<ScrollMemory, 'leave' | 'find'>;
}

/** How to navigate: within the history, as a new entry or as a replacement. */
interface Way extends NavigateOptions {
  readonly by: 'history' | 'address' | 'revalidation';
}

/** Header of react-router's `redirectDocument`: the browser must load the page itself. */
const BY_DOCUMENT = 'X-Remix-Reload-Document';

/** Only the fragment differs: nothing to load. */
const isFragmentOnly = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && to.hash !== '';

/** Takes over the page that the server rendered, then handles navigation. */
export const createRouter = ({ routes, context, scroll, at, ...data }: RouterInit): Router => {
  numberHistory();
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
    if (way.by === 'address') writeHistory(page.location, way.replace === true);
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
