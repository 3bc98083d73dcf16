import { createContext, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { IDLE, type Navigation, type Revalidation, type Router, type RouterState, type ShownPage } from './router.ts';
import { locationOf } from './tab-history.ts';

/** A page with nothing loaded, for parts that are rendered alone. */
export const emptyPageAt = (location: Location): ShownPage => ({ location, matches: [], loaderData: {}, errors: null });

const still = async () => undefined;

interface AnyRouter extends Pick<Router, 'navigate' | 'revalidate'> {
  readonly state: Pick<RouterState, 'navigation'>;
}

/** Navigates; does nothing without a router, as on the server. */
export const RouterContext = createContext<AnyRouter>({
  state: { navigation: IDLE },
  navigate: still,
  revalidate: still,
});

export const PageContext = createContext<ShownPage>(emptyPageAt(locationOf({ pathname: '/', search: '', hash: '' })));
export const NavigationContext = createContext<Navigation>(IDLE);
export const RevalidationContext = createContext<Revalidation>('idle');

/** The component's route and the output of its child route. */
export const RouteContext = createContext<{ readonly id: string; readonly outlet: ReactNode }>({
  id: '',
  outlet: null,
});

/** The error that an error page shows. */
export const RouteErrorContext = createContext<unknown>(undefined);
