import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationContext, RevalidationContext, RouterContext } from './contexts.ts';
import type { Router } from './router.ts';
import { type OnError, Screen } from './screen.tsx';
import type { ScrollMemory } from './scroll-memory.ts';

interface RouterViewProps {
  readonly router: Router;
  readonly scroll: Pick<ScrollMemory, 'start'>;
  /** Reports errors of loaders and of rendering. */
  readonly onError: OnError;
}

/** Renders the router's state and scrolls each new page. */
export const RouterView = ({ router, scroll, onError }: RouterViewProps) => {
  const [{ page, navigation, revalidation, scroll: to }, setState] = useState(router.state);
  const drawn = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    let { errors, location } = router.state.page;
    const stop = router.subscribe((state) => {
      if (state.page.errors !== errors) for (const error of Object.values(state.page.errors ?? {})) onError(error);
      errors = state.page.errors;
      const show = () => startTransition(() => setState(state));
      const isOther = location.pathname !== state.page.location.pathname;
      location = state.page.location;
      if (!isOther || !router.change) return show();
      const drawing = () =>
        new Promise<void>((resolve) => {
          drawn.current = resolve;
          show();
        });
      router.change(location, drawing);
    });
    startTransition(() => setState(router.state));
    return stop;
  }, [router, onError]);
  useLayoutEffect(() => {
    if (to === 'stay') return;
    const place = to === 'start' ? elementOf(page.location.hash) : undefined;
    if (place) place.scrollIntoView();
    else window.scrollTo(0, to === 'start' ? 0 : to);
  }, [page, to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the page that has been drawn
  useLayoutEffect(() => drawn.current?.(), [page]);
  useEffect(
    () => scroll.start(() => (router.state.navigation.state === 'idle' ? router.state.page.location : undefined)),
    [router, scroll],
  );
  return (
    <RouterContext value={router}>
      <NavigationContext value={navigation}>
        <RevalidationContext value={revalidation}>
          <Screen page={page} onError={onError} />
        </RevalidationContext>
      </NavigationContext>
    </RouterContext>
  );
};

/** The element that a fragment names. */
const elementOf = (hash: string): Element | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};
