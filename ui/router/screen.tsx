import { Component, type ComponentType, memo, type ReactNode } from 'react';
import { PageContext, RouteContext, RouteErrorContext } from './contexts.ts';
import type { ShownPage } from './router.ts';

/** Reports errors of rendering. */
export type OnError = (error: unknown) => void;

/** A page inside its outer routes, or the error page in its place. */
export const Screen = memo(({ page, onError }: { page: ShownPage; onError?: OnError }) => {
  const { matches, errors } = page;
  const failed = errors ? matches.findIndex(({ route }) => route.id !== undefined && route.id in errors) : -1;
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  const from = (place: number): ReactNode => {
    const route = shown[place]?.route;
    if (!route) return null;
    const { id = '', Component: Route, ErrorBoundary } = route;
    const outlet = from(place + 1);
    const inside = <RouteContext value={{ id, outlet }}>{Route ? <Route /> : outlet}</RouteContext>;
    if (!ErrorBoundary) return inside;
    const thrown = errors && id in errors ? { error: errors[id] } : undefined;
    return (
      <Boundary page={page} thrown={thrown} ErrorPage={ErrorBoundary} onError={onError}>
        {inside}
      </Boundary>
    );
  };
  return <PageContext value={page}>{from(0)}</PageContext>;
});

interface Thrown {
  readonly error: unknown;
}

interface BoundaryProps {
  readonly page: ShownPage;
  /** Thrown by a loader. */
  readonly thrown: Thrown | undefined;
  readonly ErrorPage: ComponentType;
  readonly onError: OnError | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly page: ShownPage;
  /** Thrown by rendering; reset by the next page. */
  readonly thrown: Thrown | undefined;
}

/** Shows a route's error page in place of its content. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page, thrown: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, shown: BoundaryState): BoundaryState | null {
    return page === shown.page ? null : { page, thrown: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { ErrorPage, children } = this.props;
    const thrown = this.state.thrown ?? this.props.thrown;
    return thrown ? (
      <RouteErrorContext value={thrown.error}>
        <ErrorPage />
      </RouteErrorContext>
    ) : (
      children
    );
  }
}
