import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { ownPages } from '#core/catalog/sitemap/sitemap.ts';
import { validatePath } from '#core/kernel/locale/index.ts';
import { routes } from '#ui/routes.tsx';
import { vitrinaRoutes } from '#ui/vitrina-routes.tsx';

const pathsOf = (tree: readonly RouteObject[]): string[] =>
  tree.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)]);

it('ROUTE-10: fixed segments of every route match only their own spelling', () => {
  const all = new Set([...pathsOf(routes), ...pathsOf(vitrinaRoutes)].filter((path) => /^[\w/-]+$/.test(path)));
  const fixed = [...all].filter((path) => path !== '/');
  expect(fixed.length).toBeGreaterThan(35);
  for (const path of fixed) {
    const clean = path.startsWith('/') ? path : `/${path}`;
    expect(validatePath(clean.toUpperCase())).toEqual({ kind: 'redirect', to: clean });
    expect(validatePath(clean)).toEqual({ kind: 'fine' });
  }
  const folders = (address: string) => matchRoutes(routes, address)?.map(({ route }) => route.id?.split(':')[1]);
  expect(folders('/contacts')).toContain('contacts');
  expect(folders('/Contacts')).not.toContain('contacts');
});

it('ROUTE-4: every reserved page has a route of its own, and no other folder named like a segment has', () => {
  const shown = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id?.split(':')[1];
  for (const path of ownPages) expect(['category', '', undefined], path).not.toContain(shown(path));
  expect(shown('/order')).toBe('order');
  for (const path of ['/auth', '/product', '/phones']) expect(shown(path), path).toBe('category');
});
