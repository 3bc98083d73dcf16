import { describe, expect, it } from 'vitest';
import { watchFailures } from '#adapters/wiring/watch-failures.ts';
import { err, type Failure, failure, notFound, ok } from '#core/kernel/shared/index.ts';
import type { Shop, ShopPorts } from '#core/shop.ts';
import { createPageMaker } from '#server/page-cache/page-maker.ts';
import { linkHeader } from '#server/page-cache/preload-links.ts';
import type { Rendered, RenderTask } from '#server/render.ts';
import { at } from './a-cache.ts';

const html = `<html><head><link rel="stylesheet" type="text/css" href="/assets/app.css">
<link rel="preload" as="font" type="font/woff2" href="/assets/onest.woff2" crossorigin></head>
<body><link rel="stylesheet" href="/late.css"><img src="/logo.svg" alt="">
<img src="/_ipx/w_640/a.webp" srcSet="/_ipx/w_320/a.webp 320w, /_ipx/w_640/a.webp 640w" sizes="(width &lt; 768px) 46vw, 260px" fetchPriority="high"/>
<img src="/second.webp" fetchPriority="high"/></body></html>`;
const common = [
  '</assets/app.css>; rel=preload; as=style',
  '</assets/onest.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
];
const picture =
  '</_ipx/w_640/a.webp>; rel=preload; as=image; imagesrcset="/_ipx/w_320/a.webp 320w, /_ipx/w_640/a.webp 640w"; imagesizes="(width < 768px) 46vw, 260px"; fetchpriority=high';
const page: Extract<Rendered, { kind: 'page' }> = {
  kind: 'page',
  status: 200,
  noindex: false,
  tags: () => ['product:7'],
  html: () => html,
};

/** A maker over a rendering that the provider failed by so much. */
const making = (rendered: Rendered, failures: readonly Failure[] = []) => {
  const tasks: RenderTask[] = [];
  const make = createPageMaker(
    async (task) => {
      tasks.push(task);
      return rendered;
    },
    async ({ status, url }) => `${status} ${url}`,
    (onFailure) => {
      for (const one of failures) onFailure(one);
      return {} as Shop;
    },
  );
  return { make, tasks };
};

describe('a page for everybody', () => {
  it('is rendered for a visitor without a session, and reported by what it shows and where it stands', async () => {
    const { make, tasks } = making(page);
    const made = await make(at('/ro/x'));
    expect(made).toMatchObject({ status: 200, html, complete: true, tags: ['product:7', 'path:/ro/x'] });
    expect(Object.fromEntries(made.pageHeaders)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      link: [...common, picture].join(', '),
    });
    expect(tasks[0]).toMatchObject({ kind: 'address', url: '/ro/x', isAuth: false });
    for (const own of ['listView', 'viewer']) expect(tasks[0]).not.toHaveProperty(own);
    expect((await make(at('/%d0%b0'))).tags).toContain('path:/%D0%B0');
    const bare = await making({ ...page, html: () => '<h1>x</h1>' }).make(at('/x'));
    expect(bare.pageHeaders).toEqual([['content-type', 'text/html; charset=utf-8']]);
  });

  it('ROUTE-7: sends noindex for a page that asks not to be indexed', async () => {
    const noindex = async (rendered: Rendered, path = '/x') =>
      (await making(rendered).make(at(path))).pageHeaders.some(([name]) => name === 'x-robots-tag');
    expect(await noindex(page)).toBe(false);
    expect(await noindex({ ...page, noindex: true })).toBe(true);
    expect(await noindex(page, '/favorites')).toBe(true);
  });

  it('is a redirect when its loader redirects', async () => {
    const { make } = making({ kind: 'redirect', status: 301, location: '/y' });
    expect(await make(at('/x'))).toEqual({
      status: 301,
      pageHeaders: [['location', '/y']],
      html: '',
      tags: ['path:/x'],
      complete: true,
    });
  });

  it('is the error page where there is none, which robots leave out', async () => {
    const { make } = making({ kind: 'failure', status: 404 });
    expect(await make(at('/ro/x'))).toEqual({
      status: 404,
      pageHeaders: [
        ['content-type', 'text/html; charset=utf-8'],
        ['x-robots-tag', 'noindex'],
      ],
      html: '404 /ro/x',
      tags: ['path:/ro/x'],
      complete: true,
    });
  });

  it('CACHE-10: lacks something where the provider failed, not where it has nothing', async () => {
    const whole = async (...failures: Failure[]) => (await making(page, failures).make(at('/x'))).complete;
    expect(await whole(notFound('no banner'))).toBe(true);
    expect(await whole(failure('timeout', 'timeout', 'late'))).toBe(false);
    expect(await whole(failure('http', 'http_500', 'broken', { status: 500 }))).toBe(false);
    expect(await whole(failure('network', 'unreachable', 'away'), notFound('x'))).toBe(false);
    expect(await whole(failure('contract', 'contract.price', 'no price'))).toBe(false);
  });
});

describe('ports that are watched', () => {
  it('tell every failure that they answer with, and change nothing', async () => {
    const failed = failure('timeout', 'timeout', 'late');
    const ports = {
      catalog: { menu: async () => ok([]), banner: async () => err(failed), now: () => 5 },
      news: { page: async () => Promise.reject(new Error('bug')), limit: 7 },
    };
    const seen: Failure[] = [];
    const watched = watchFailures(
      ports as unknown as ShopPorts,
      (one) => void seen.push(one),
    ) as unknown as typeof ports;
    expect(await watched.catalog.menu()).toEqual(ok([]));
    expect(seen).toEqual([]);
    expect(await watched.catalog.banner()).toEqual(err(failed));
    expect([watched.catalog.now(), watched.news.limit]).toEqual([5, 7]);
    await expect(watched.news.page()).rejects.toThrow('bug');
    expect(seen).toEqual([failed]);
  });
});

describe('the Link header', () => {
  const pictureOf = (body: string) => linkHeader(`<head></head>${body}`);

  it('CACHE-14: names style sheets and font of the head, and the first main picture', () => {
    expect(linkHeader(html)).toEqual([['link', [...common, picture].join(', ')]]);
    expect(pictureOf('<img src="/a.webp" fetchPriority="high">')).toEqual([
      ['link', '</a.webp>; rel=preload; as=image; fetchpriority=high'],
    ]);
    for (const none of ['<img src="/a.webp">', '<img alt="" fetchPriority="high">'])
      expect(pictureOf(none)).toEqual([]);
    const escaped =
      '<img src="/a.webp?a&amp;b" srcSet="/b.webp 2x" sizes="(width &gt;= 1px) 1px" fetchPriority="high">';
    expect(pictureOf(escaped)).toEqual([
      [
        'link',
        '</a.webp?a&b>; rel=preload; as=image; imagesrcset="/b.webp 2x"; imagesizes="(width >= 1px) 1px"; fetchpriority=high',
      ],
    ]);
  });

  it('leaves out a picture whose address no header can carry', () => {
    for (const src of ['/ă.webp', '/a\\b.webp', '/a\nb.webp'])
      expect(pictureOf(`<img src="${src}" fetchPriority="high">`), src).toEqual([]);
  });
});
