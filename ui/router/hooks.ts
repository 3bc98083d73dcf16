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

/** Location of the shown page. */
export const useLocation = (): Location => use(PageContext).location;

/** Search parameters of the shown address. */
export const useParameters = (): URLSearchParams => {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
};

/** Stable between renders. */
export const useNavigate = (): Navigate => use(RouterContext).navigate;

/** The navigation under way, if any. */
export const useNavigation = (): Navigation => use(NavigationContext);

/** Data from the loader of this component's route. */
export const useLoaderData = <Data>(): Data => use(PageContext).loaderData[use(RouteContext).id] as Data;

/** Data from the loader of an outer route; undefined when it failed. */
export const useRouteData = <Data>(id: string): Data | undefined => use(PageContext).loaderData[id] as Data | undefined;

/** The output of the child route. */
export const useOutlet = (): ReactNode => use(RouteContext).outlet;

/** The error that the error page shows. */
export const useRouteError = (): unknown => use(RouteErrorContext);

interface Revalidator {
  readonly state: Revalidation;
  readonly revalidate: () => Promise<void>;
}

/** Reloads the shown page's data, and tells whether that is under way. */
export const useRevalidator = (): Revalidator => {
  const { revalidate } = use(RouterContext);
  return { state: use(RevalidationContext), revalidate };
};

interface PageRoute {
  readonly id: string;
  readonly handle: unknown;
  /** False while an error page replaces it. */
  readonly isLoaded: boolean;
}

/** The innermost route of the shown page. */
export const usePageRoute = (): PageRoute => {
  const { matches, loaderData } = use(PageContext);
  const { id = '', handle } = matches.at(-1)?.route ?? {};
  return { id, handle, isLoaded: loaderData[id] !== undefined };
};
