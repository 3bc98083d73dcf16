import {
  createContext,
  data,
  type LoaderFunction,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router';
import { type Locale, splitLocale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { Shop } from '#core/shop.ts';

/** The shop that route loaders call, in the browser or on the server. */
export const shopContext = createContext<Shop>();

/** Set to render the error page of a status; loaders then load nothing. */
export const failureContext = createContext<{ readonly status: number } | null>(null);

/** Throws the failure of `failureContext`, if it is set. */
export const throwRequestedFailure = ({ context }: LoaderFunctionArgs): void => {
  const failure = context.get(failureContext);
  if (failure) throw data(null, failure);
};

/** True in the browser: a missing page is requested from the server, which knows where addresses have moved. */
export const canAskServerContext = createContext(false);

/** Statuses for which the browser requests the page from the server: an ended session and a missing page. */
const ASKED_AGAIN = [401, 404];

/** Whether the browser is offline and a service worker can show the offline page (rule OFFLINE-1). */
const isCutOff = (): boolean => !navigator.onLine && Boolean(navigator.serviceWorker?.controller);

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'init' in error ? Object(error.init).status : 0;

/**
 * Thrown for a missing page. In the browser it reloads the address from the server, which may redirect it (rule
 * REDIRECT-7) or, after the session has ended, lead to the sign-in page (rule AUTH-11).
 */
export const notFoundResponse = ({ context, request }: LoaderFunctionArgs, status = 404) => {
  if (!context.get(canAskServerContext)) return data(null, { status });
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
};

/** Input of a page's loader. */
export interface PageRequest {
  readonly shop: Shop;
  readonly locale: Locale;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** Pages that were prefetched, by loader and address. */
export interface PrefetchedPages {
  /** Returns a page once, while it is fresh (rule BROWSING-12). */
  take(loader: unknown, url: string): Promise<unknown> | undefined;
}

/** Prefetched pages; null on the server. */
export const prefetchedPagesContext = createContext<PrefetchedPages | null>(null);

/** Makes a router's loader of a page's loader. */
export const pageLoader =
  <Data>(load: (page: PageRequest) => Promise<Data>) =>
  ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url);
    const { locale } = splitLocale(url.pathname);
    return load({ shop: context.get(shopContext), locale, url, params, signal: request.signal });
  };

/** What a page's loader gives. */
export type Loaded<Load extends (args: LoaderFunctionArgs) => Promise<unknown>> = Awaited<ReturnType<Load>>;

/** A loader whose code is loaded at its first call or by `fetchCode`. */
export interface LazyLoader {
  (args: LoaderFunctionArgs): Promise<unknown>;
  readonly fetchCode: () => Promise<unknown>;
}

/** Loads a loader's code on demand and uses a prefetched page when there is one (rule BROWSING-12). */
export const lazyLoader = (code: () => Promise<LoaderFunction>): LazyLoader => {
  const loader = async (args: LoaderFunctionArgs): Promise<unknown> => {
    throwRequestedFailure(args);
    const loadNow = async () => (await code())(args);
    const ahead = args.context.get(prefetchedPagesContext)?.take(loader, args.request.url);
    try {
      return await (ahead ? ahead.catch(loadNow) : loadNow());
    } catch (error) {
      const status = statusOf(error);
      throw ASKED_AGAIN.includes(status) || isCutOff() ? notFoundResponse(args, status) : error;
    }
  };
  return Object.assign(loader, { fetchCode: code });
};

/** The value of a result that the page cannot do without; a failure opens the error page with its status (rule ERROR-12). */
export const required = <Value>(result: Result<Value, Failure>): Value => {
  if (result.ok) return result.value;
  throw data({ code: result.error.code }, { status: result.error.status });
};

/** A permanent redirect within the site. */
export const permanentRedirect = (path: string): Response => redirect(path, 301);
