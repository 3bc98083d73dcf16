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

/** Where a route loader finds the shop of its side. */
export const shopContext = createContext<Shop>();

/** The failure that the error page is asked for in place of any page; no page loads anything then. */
export const failureContext = createContext<{ readonly status: number } | null>(null);

/** Throws the failure that the error page is asked for, if it is. */
export const throwRequestedFailure = ({ context }: LoaderFunctionArgs): void => {
  const failure = context.get(failureContext);
  if (failure) throw data(null, failure);
};

/** Whether the server can be asked for a page that is not there: it alone knows where addresses have moved. */
export const canAskServerContext = createContext(false);

/** What the server is asked for in place of an error page: what is not there, and what nobody is signed in for any more. */
const ASKED_AGAIN = [401, 404];

/** Whether the browser knows of no connection, and a worker shows what can be read then (rule OFFLINE-1). */
const isCutOff = (): boolean => !navigator.onLine && Boolean(navigator.serviceWorker?.controller);

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'init' in error ? Object(error.init).status : 0;

/**
 * What is thrown when there is no such page: once the shop is in a browser, the server is asked for it (rule REDIRECT-7),
 * as it is when the session has ended: it leads to the sign-in page and back (rule AUTH-11).
 */
export const notFoundResponse = ({ context, request }: LoaderFunctionArgs, status = 404) => {
  if (!context.get(canAskServerContext)) return data(null, { status });
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
};

/** What a page's loader works with. */
export interface PageRequest {
  readonly shop: Shop;
  readonly locale: Locale;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** What was loaded before it was asked for, by the loader and the address. */
export interface PrefetchedPages {
  /** Gives it once, while it counts (rule BROWSING-12). */
  take(loader: unknown, url: string): Promise<unknown> | undefined;
}

/** Where a loader finds what was loaded ahead; nothing on the server. */
export const prefetchedPagesContext = createContext<PrefetchedPages | null>(null);

/** Turns a page's loader into the router's: it gets the shop, the language and the address. */
export const pageLoader =
  <Data>(load: (page: PageRequest) => Promise<Data>) =>
  ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url);
    const { locale } = splitLocale(url.pathname);
    return load({ shop: context.get(shopContext), locale, url, params, signal: request.signal });
  };

/** A loader whose code comes on its first need, or ahead of it by `fetchCode`. */
export interface LazyLoader {
  (args: LoaderFunctionArgs): Promise<unknown>;
  readonly fetchCode: () => Promise<unknown>;
}

/** Leaves a loader's code out of the first load, and lets it give what was loaded ahead (rule BROWSING-12). */
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

/** Leads to another address of this site for good. */
export const permanentRedirect = (path: string): Response => redirect(path, 301);
