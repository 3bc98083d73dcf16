import { UNSAFE_ErrorResponseImpl as ErrorResponse, type RouteObject, type RouterContextProvider } from 'react-router';

/** A matched route, outermost first. */
export interface Match {
  readonly route: RouteObject;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Loader data and errors by route; an error under the route that shows it. */
export interface PageData {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

export interface LoadedMatches extends PageData {
  readonly matches: readonly Match[];
}

interface Wanted {
  readonly matches: readonly Match[];
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly context: Readonly<RouterContextProvider>;
  readonly shown: LoadedMatches;
}

/** Loads the code of a lazy route. */
export const fetchRoute = async (route: RouteObject): Promise<void> => {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
};

/**
 * Loads code and data of all matched routes in parallel; outer routes that are already shown are not loaded again.
 * Returns a redirect thrown by a loader instead.
 */
export const loadPage = async ({ matches, url, signal, context, shown }: Wanted): Promise<PageData | Response> => {
  const load = async ({ route, params }: Match, place: number): Promise<unknown> => {
    const { id = '', children, loader } = route;
    if (children && shown.matches[place]?.route === route && id in shown.loaderData) return shown.loaderData[id];
    if (typeof loader !== 'function') return fetchRoute(route);
    const request = new Request(url, { signal });
    const [data] = await Promise.all([loader({ request, url, params, context, pattern: '' }), fetchRoute(route)]);
    return data;
  };
  const loaded = await Promise.allSettled(matches.map(load));
  const loaderData: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  for (const [place, result] of loaded.entries()) {
    if (result.status === 'fulfilled') loaderData[matches[place]?.route.id ?? ''] = result.value;
    else if (result.reason instanceof Response) return result.reason;
    else errors[boundaryOf(matches.slice(0, place + 1))] ??= shownError(result.reason);
  }
  return { loaderData, errors: Object.keys(errors).length > 0 ? errors : null };
};

/** The innermost route with an error page. */
const boundaryOf = (matches: readonly Match[]): string =>
  (matches.findLast(({ route }) => route.ErrorBoundary) ?? matches[0])?.route.id ?? '';

/** A thrown response as its status and data, like the server sends it; other errors unchanged. */
const shownError = (reason: unknown): unknown => {
  if (!(reason instanceof Object && 'init' in reason && 'data' in reason)) return reason;
  const { status = 500 }: ResponseInit = reason.init ?? {};
  return new ErrorResponse(status, '', reason.data);
};
