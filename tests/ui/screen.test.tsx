import { renderToString } from 'react-dom/server';
import type { RouteObject } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { NavLink } from '#ui/design/nav-link.tsx';
import { emptyPageAt, PageContext } from '#ui/router/contexts.ts';
import {
  useLoaderData,
  useLocation,
  useOutlet,
  usePageRoute,
  useParameters,
  useRouteData,
  useRouteError,
} from '#ui/router/hooks.ts';
import type { ShownPage } from '#ui/router/router.ts';
import { Boundary, type OnError, Screen } from '#ui/router/screen.tsx';
import { locationOf } from '#ui/router/tab-history.ts';

const Frame = () => {
  const { id, handle, isLoaded } = usePageRoute();
  return (
    <main>
      {id} {String(handle)} {String(isLoaded)}: {useOutlet()}
    </main>
  );
};
const Page = () => (
  <p>
    {useLoaderData<string>()} in {useRouteData<string>('frame')} at {useLocation().pathname} by{' '}
    {useParameters().get('x')}
  </p>
);
const Failed = () => <em>{String(useRouteError())}</em>;
const FallbackErrorPage = () => <b>nothing is left: {String(useRouteError())}</b>;

const route = (fields: RouteObject) => ({ route: fields, params: {} });
const shown = (change: Partial<ShownPage> = {}): ShownPage => ({
  location: locationOf(new URL('https://shop.md/a?x=1')),
  matches: [
    route({ id: 'frame', Component: Frame, ErrorBoundary: FallbackErrorPage }),
    route({ id: 'pages', ErrorBoundary: Failed }),
    route({ id: 'a', Component: Page, handle: 'h' }),
  ],
  loaderData: { frame: 'a frame', a: 'A' },
  errors: null,
  ...change,
});
const textOf = (page: ShownPage): string => renderToString(<Screen page={page} />).replaceAll('<!-- -->', '');

describe('a page', () => {
  it('is nested in its routes’ layouts, each with its own loader’s data', () => {
    expect(textOf(shown())).toBe('<main>a h true: <p>A in a frame at /a by 1</p></main>');
  });

  it('that could not be loaded gives way to the error page, within the frame', () => {
    const page = shown({ errors: { pages: 'gone' }, loaderData: { frame: 'a frame' } });
    expect(textOf(page)).toBe('<main>a h false: <em>gone</em></main>');
  });

  it('whose frame could not be loaded gives way to the last resort', () => {
    expect(textOf(shown({ errors: { frame: undefined } }))).toBe('<b>nothing is left: undefined</b>');
  });
});

describe('what a page throws while it is shown', () => {
  const report = vi.fn<OnError>();
  const props = { page: shown(), thrown: undefined, ErrorPage: Failed, onError: report, children: 'the page' };

  it('is reported, and the error page is shown until the next page', () => {
    const boundary = new Boundary(props);
    expect(boundary.render()).toBe('the page');
    boundary.componentDidCatch('a fault');
    expect(report).toHaveBeenCalledExactlyOnceWith('a fault');
    Object.assign(boundary.state, Boundary.getDerivedStateFromError('a fault'));
    expect(renderToString(boundary.render())).toBe('<em>a fault</em>');
    expect(Boundary.getDerivedStateFromProps(props, boundary.state)).toBeNull();
    const next = shown();
    const settled = Boundary.getDerivedStateFromProps({ ...props, page: next }, boundary.state);
    expect(settled).toEqual({ page: next, thrown: undefined });
  });
});

describe('a link of a navigation', () => {
  it.each([
    ['/vitrina', '/vitrina', false, true],
    ['/vitrina', '/vitrina/phones', false, true],
    ['/vitrina', '/vitrinas', false, false],
    ['/order', '/order/quick', true, false],
    ['/', '/phones', true, false],
    ['/ro/', '/ro/', true, true],
  ])('to %s is that of the page at %s, by itself %s: %s', (to, pathname, end, isHere) => {
    const location = locationOf({ pathname, search: '', hash: '' });
    const html = renderToString(
      <PageContext value={emptyPageAt(location)}>
        <NavLink to={to} end={end} />
      </PageContext>,
    );
    expect(html.includes('aria-current="page"')).toBe(isHere);
  });
});
