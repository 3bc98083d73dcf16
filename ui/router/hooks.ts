import { type ReactNode, use, useMemo } from 'react';
import type { Location } from 'react-router';
import {
  NavigationContext,
  PageContext,
  RevalidationContext,
  RouteContext,
  RouteErrorContext,
  RouterContext,
} from './contexts.ts';
import type { Navigate, Navigation, Revalidation } from './router.ts';

/** Where the page is that is shown. */
export const useLocation = (): Location => use(PageContext).location;

/** The parameters of the address that is shown. */
export const useParameters = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};

/** The way to other pages; the same function at every render. */
export const useNavigate = (): Navigate => use(RouterContext).navigate;

/** The way to the next page, while there is one. */
export const useNavigation = (): Navigation => use(NavigationContext);

/** What the loader of this component's route has brought. */
export const useLoaderData = <Data>(): Data => use(PageContext).loaderData[use(RouteContext).id] as Data;

/** What the loader of a route around this page has brought; undefined when it could not. */
export const useRouteData = <Data>(id: string): Data | undefined => use(PageContext).loaderData[id] as Data | undefined;

/** What stands in this component's address below its own route. */
export const useOutlet = (): ReactNode => use(RouteContext).outlet;

/** What the error page stands for. */
export const useRouteError = (): unknown => use(RouteErrorContext);

interface Revalidator {
  readonly state: Revalidation;
  readonly revalidate: () => Promise<void>;
}

/** The way to load what is shown anew, and whether that is under way. */
export const useRevalidator = (): Revalidator => {
  const { revalidate } = use(RouterContext);
  return { state: use(RevalidationContext), revalidate };
};

interface PageRoute {
  readonly id: string;
  readonly handle: unknown;
  /** It could be loaded: nothing stands in its place. */
  readonly isLoaded: boolean;
}

/** The route of the page shown, innermost of all. */
export const usePageRoute = (): PageRoute => {
  const { matches, loaderData } = use(PageContext);
  const { id = '', handle } = matches.at(-1)?.route ?? {};
  return { id, handle, isLoaded: loaderData[id] !== undefined };
};
