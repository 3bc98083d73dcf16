import { createContext, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { IDLE, type Navigation, type Revalidation, type Router, type RouterState, type ShownPage } from './router.ts';
import { locationOf } from './tab-history.ts';

/** A place where nothing is loaded: for parts that are rendered by themselves. */
export const pageAt = (location: Location): ShownPage => ({ location, matches: [], loaderData: {}, errors: null });

const still = async () => undefined;

interface AnyRouter extends Pick<Router, 'navigate' | 'revalidate'> {
  readonly state: Pick<RouterState, 'navigation'>;
}

/** Moves the visitor; nobody is moved where there is no router, as on the server. */
export const RouterContext = createContext<AnyRouter>({
  state: { navigation: IDLE },
  navigate: still,
  revalidate: still,
});

export const PageContext = createContext<ShownPage>(pageAt(locationOf({ pathname: '/', search: '', hash: '' })));
export const NavigationContext = createContext<Navigation>(IDLE);
export const RevalidationContext = createContext<Revalidation>('idle');

/** The route that a component belongs to, and what its children show. */
export const RouteContext = createContext<{ readonly id: string; readonly outlet: ReactNode }>({
  id: '',
  outlet: null,
});

/** What an error page stands for. */
export const RouteErrorContext = createContext<unknown>(undefined);
