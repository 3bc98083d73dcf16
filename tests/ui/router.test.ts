import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  redirect,
  redirectDocument,
} from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRouter, type RouterState } from '#ui/router/router.ts';
import { createScrollMemory } from '#ui/router/scroll-memory.ts';
import { fakeTab } from './fake-tab.ts';

afterEach(() => vi.unstubAllGlobals());

const Nothing = () => null;

/** A table with a frame around its pages, and what its loaders were asked for, in order. */
const aShop = (pages: Readonly<Record<string, (args: LoaderFunctionArgs) => unknown>>) => {
  const asked: string[] = [];
  const recorded =
    (load: (args: LoaderFunctionArgs) => unknown) =>
    (args: LoaderFunctionArgs): unknown => {
      asked.push(args.request.url.replace('https://shop.md', ''));
      return load(args);
    };
  const routes: RouteObject[] = [
    {
      id: 'frame',
      path: '/',
      loader: recorded(() => 'surroundings'),
      Component: Nothing,
      ErrorBoundary: Nothing,
      children: [
        {
          id: 'pages',
          ErrorBoundary: Nothing,
          children: Object.entries(pages).map(([path, load]) => ({
            id: path,
            path,
            loader: recorded(load),
            Component: Nothing,
          })),
        },
      ],
    },
  ];
  return { routes, asked };
};

type Pages = Parameters<typeof aShop>[0];

/** A shop that was opened at its page `a`, which the server had rendered. */
const opened = (pages: Pages, address = '/a', kept = '{}') => {
  const tab = fakeTab(address);
  tab.stored.set('scrolled', kept);
  const { routes, asked } = aShop({ a: () => 'A anew', ...pages });
  const scroll = createScrollMemory({ storageKey: 'scrolled', visitOf: ({ key, state }) => state?.visit ?? key });
  const router = createRouter({
    routes,
    context: new RouterContextProvider(),
    scroll,
    loaderData: { frame: 'as it came', a: 'A' },
    errors: null,
  });
  const states: RouterState[] = [];
  router.subscribe((state) => states.push(state));
  const shown = () => ({ address: tab.address(), ...router.state.page.loaderData });
  return { tab, asked, router, scroll, states, shown };
};

const later = <Value>() => Promise.withResolvers<Value>();

describe('a navigation', () => {
  it('shows the page once it is loaded, and keeps the layout', async () => {
    const page = later<string>();
    const { router, states, asked, shown, tab } = opened({ b: () => page.promise });
    const gone = router.navigate('/b?x=1', { state: { from: 'a' } });
    expect(router.state.navigation).toMatchObject({ state: 'loading', location: { pathname: '/b', search: '?x=1' } });
    expect([tab.address(), router.state.page.loaderData.a]).toEqual(['/a', 'A']);
    page.resolve('B');
    await gone;
    expect(shown()).toMatchObject({ address: '/b?x=1', frame: 'as it came', b: 'B' });
    expect(router.state.navigation.state).toBe('idle');
    expect([asked, tab.entries()]).toEqual([['/b?x=1'], 2]);
    expect(tab.history.state).toMatchObject({ usr: { from: 'a' }, idx: 1 });
    expect(states.map(({ navigation }) => navigation.state)).toEqual(['loading', 'idle']);
  });

  it('takes the place of the entry shown when it is asked to', async () => {
    const { router, tab, shown } = opened({ b: () => 'B' });
    await router.navigate('/b', { replace: true });
    expect([shown().address, tab.entries(), (tab.history.state as { idx: number }).idx]).toEqual(['/b', 1, 0]);
  });

  it('is called off by the next one, whose page alone is shown', async () => {
    const signals: AbortSignal[] = [];
    const slow = later<string>();
    const { router, shown, tab } = opened({
      b: ({ request }) => {
        signals.push(request.signal);
        return slow.promise;
      },
      c: () => 'C',
    });
    const first = router.navigate('/b');
    await router.navigate('/c');
    slow.resolve('B');
    await first;
    expect(signals[0]?.aborted).toBe(true);
    expect([shown().address, tab.entries()]).toEqual(['/c', 2]);
    expect(shown()).not.toHaveProperty('b');
  });

  it('loads the same address anew, and nothing where only the fragment differs', async () => {
    const { router, asked, tab } = opened({});
    await router.navigate('/a');
    expect(asked).toEqual(['/a']);
    await router.navigate('/a#reviews');
    expect([asked, tab.address(), router.state.page.loaderData.a]).toEqual([['/a'], '/a#reviews', 'A anew']);
  });

  it('goes back and forth with the tab', async () => {
    const { router, tab, shown } = opened({ b: () => 'B' });
    await router.navigate('/b');
    tab.back();
    await vi.waitFor(() => expect(shown()).toMatchObject({ address: '/a', a: 'A anew' }));
    expect(tab.entries()).toBe(2);
  });

  it('does not navigate to another site', async () => {
    const { router, tab } = opened({});
    for (const address of ['//evil.md/a', 'https://evil.md/', '/\\evil.md'])
      await expect(router.navigate(address), address).rejects.toThrow('another site');
    expect([tab.address(), tab.left, router.state.navigation.state]).toEqual(['/a', [], 'idle']);
  });

  it('fetches the code of a page that comes without it', async () => {
    const { router } = opened({ b: () => 'B' });
    const route = router.state.page.matches[1]?.route.children?.find(({ id }) => id === 'b');
    Object.assign(route ?? {}, { Component: undefined, lazy: async () => ({ Component: Nothing, handle: 'h' }) });
    await router.navigate('/b');
    expect(router.state.page.matches.at(-1)?.route).toMatchObject({ Component: Nothing, handle: 'h', lazy: undefined });
  });
});

describe('a redirect', () => {
  it('is followed in the place that the navigation was to have', async () => {
    const { router, tab, shown } = opened({
      old: () => {
        throw redirect('/b', 301);
      },
      b: () => 'B',
    });
    await router.navigate('/old');
    expect([shown().address, tab.entries()]).toEqual(['/b', 2]);
    await router.navigate('/old', { replace: true });
    expect(tab.entries()).toBe(2);
  });

  it('that only the server can answer is left to the browser', async () => {
    const { router, tab } = opened({
      lost: () => {
        throw redirectDocument('/lost?x=1');
      },
    });
    await router.navigate('/lost?x=1');
    await router.navigate('/lost?x=1', { replace: true });
    expect(tab.left).toEqual(['assign /lost?x=1', 'replace /lost?x=1']);
    expect(tab.entries()).toBe(1);
  });
});

describe('what a loader throws', () => {
  it('opens the error page around it with its status, at the address asked for', async () => {
    const { router, shown } = opened({
      b: () => {
        throw data({ code: 'gone' }, { status: 404 });
      },
    });
    await router.navigate('/b');
    const { errors } = router.state.page;
    expect(Object.keys(errors ?? {})).toEqual(['pages']);
    expect(isRouteErrorResponse(errors?.pages) && [errors.pages.status, errors.pages.data]).toEqual([
      404,
      { code: 'gone' },
    ]);
    expect(shown()).toMatchObject({ address: '/b', frame: 'as it came' });
  });

  it('shows an error page until the next navigation', async () => {
    const fault = new Error('broken');
    const { router } = opened({
      b: () => {
        throw fault;
      },
      c: () => 'C',
    });
    await router.navigate('/b');
    expect(router.state.page.errors).toEqual({ pages: fault });
    await router.navigate('/c');
    expect(router.state.page.errors).toBeNull();
  });
});

describe('a revalidation', () => {
  it('loads what is shown anew, in its place', async () => {
    const { router, tab, states, asked } = opened({});
    const { location } = router.state.page;
    await router.revalidate();
    expect(router.state.page).toMatchObject({ loaderData: { frame: 'as it came', a: 'A anew' } });
    expect(router.state.page.location).toBe(location);
    expect([asked, tab.entries(), router.state.scroll]).toEqual([['/a'], 1, 'stay']);
    expect(states.map(({ revalidation, navigation }) => [revalidation, navigation.state])).toEqual([
      ['loading', 'idle'],
      ['idle', 'idle'],
    ]);
  });

  it('during a navigation restarts that navigation', async () => {
    const answers = [later<string>(), later<string>()];
    let calls = 0;
    const { router, shown, tab } = opened({ b: () => answers[calls++]?.promise });
    const first = router.navigate('/b', { state: 1 });
    const again = router.revalidate();
    answers[0]?.resolve('before');
    answers[1]?.resolve('after');
    await Promise.all([first, again]);
    expect(shown()).toMatchObject({ address: '/b', b: 'after' });
    expect([tab.entries(), tab.history.state]).toMatchObject([2, { usr: 1 }]);
    expect(router.state.revalidation).toBe('idle');
  });
});

describe('the scroll position', () => {
  it('starts at the top, stays when asked to, and is restored on Back', async () => {
    const { router, tab } = opened({ b: () => 'B' });
    tab.scrollTo(700);
    await router.navigate('/b');
    expect(router.state.scroll).toBe('start');
    await router.navigate('/b?page=2', { preventScrollReset: true });
    expect(router.state.scroll).toBe('stay');
    tab.back();
    await vi.waitFor(() => expect(router.state.scroll).toBe(700));
    tab.back();
    await vi.waitFor(() => expect(router.state.page.location.pathname).toBe('/a'));
    expect(router.state.scroll).toBe(700);
  });

  it('is that of the visit which an address takes up again', async () => {
    const { router } = opened({ b: () => 'B' }, '/a', '{"earlier":320}');
    await router.navigate('/b', { state: { visit: 'earlier' } });
    expect(router.state.scroll).toBe(320);
  });

  it.each(['null', '{', '[1]', '{"earlier":"far"}'])('is not known from storage that holds %s', async (kept) => {
    const { router } = opened({ b: () => 'B' }, '/a', kept);
    await router.navigate('/b', { state: { visit: 'earlier' } });
    expect(router.state.scroll).toBe('start');
  });

  it('outlives a reload, which the browser scrolls by itself', () => {
    const { router, scroll, tab } = opened({});
    const stop = scroll.start(() => router.state.page.location);
    expect(tab.history.scrollRestoration).toBe('manual');
    tab.scrollTo(250);
    tab.emit('pagehide');
    expect(JSON.parse(tab.stored.get('scrolled') ?? '')).toEqual({ default: 250 });
    expect(tab.history.scrollRestoration).toBe('auto');
    tab.emit('pageshow');
    expect(tab.history.scrollRestoration).toBe('manual');
    stop();
    tab.emit('pagehide');
    expect(tab.history.scrollRestoration).toBe('manual');
  });
});
