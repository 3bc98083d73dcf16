import { describe, expect, it } from 'vitest';
import {
  createListSitemaps,
  createReadSitemap,
  parseSitemapName,
  type SiteIndex,
  type SiteKind,
  sitemapName,
} from '#core/catalog/sitemap/index.ts';
import {
  entryPath,
  ownPages,
  SITEMAP_ADDRESSES,
  SITEMAP_ENTRIES,
  sitemapFiles,
  sitemapPages,
} from '#core/catalog/sitemap/sitemap.ts';
import { isNoindex, routeSegments } from '#core/kernel/locale/index.ts';
import { err, failure, notFound, ok } from '#core/kernel/shared/index.ts';

const down = failure('network', 'unreachable', 'down');

/** A site of so many things a kind; tells what it was asked. `failsAt` is the page that cannot be had. */
const siteOf = (counts: Partial<Record<SiteKind, number>>, failsAt?: number) => {
  const asked: string[] = [];
  const index: SiteIndex = {
    entries: async ({ kind, page, size }) => {
      asked.push(`${kind} ${page}×${size}`);
      if (page === failsAt) return err(down);
      const totalCount = counts[kind] ?? 0;
      const start = (page - 1) * size;
      const length = Math.max(0, Math.min(size, totalCount - start));
      const entries = Array.from({ length }, (_, at) => ({ kind, url: `${kind}-${start + at}` }));
      return ok({ entries, totalCount });
    },
  };
  return { asked, list: createListSitemaps({ index }), read: createReadSitemap({ index }) };
};

const lengthsOf = async (answer: Awaited<ReturnType<ReturnType<typeof siteOf>['read']>>) => {
  if (!answer.ok) return answer.error.code;
  const lengths: (number | string)[] = [];
  for await (const part of answer.value) lengths.push(part.ok ? part.value.length : part.error.code);
  return lengths;
};

describe('the files of the sitemap', () => {
  it('SITEMAP-1: hold at most 50,000 addresses, one a language of each thing', () => {
    expect(SITEMAP_ADDRESSES).toBe(50_000);
    expect(SITEMAP_ENTRIES).toBe(25_000);
    expect(sitemapFiles('product', 0)).toEqual([]);
    expect(sitemapFiles('product', 25_000)).toEqual([{ section: 'product', part: 1 }]);
    expect(sitemapFiles('news', 25_001).map(sitemapName)).toEqual(['news-1.xml', 'news-2.xml']);
  });

  it('SITEMAP-1: have names that nothing else has', () => {
    for (const section of ['pages', 'category', 'product', 'news', 'promotion', 'landing'] as const)
      expect(parseSitemapName(sitemapName({ section, part: 12 }))).toEqual({ section, part: 12 });
    const others = [
      '',
      'index.xml',
      'product.xml',
      'product-0.xml',
      'product-01.xml',
      'order-1.xml',
      'product-1.xml.gz',
    ];
    for (const other of [...others, 'product-1xxml', 'a/product-1.xml', 'product-1234567.xml', '1-1.xml'])
      expect(parseSitemapName(other), other).toBeUndefined();
  });

  it('SITEMAP-1: are listed as far as they are filled', async () => {
    const { list, asked } = siteOf({ product: 60_000, news: 1 });
    const files = await list();
    expect(files.ok && files.value.map(sitemapName)).toEqual([
      'pages-1.xml',
      'product-1.xml',
      'product-2.xml',
      'product-3.xml',
      'news-1.xml',
    ]);
    expect(asked).toHaveLength(5);
    expect(new Set(asked.map((question) => question.split(' ')[1]))).toEqual(new Set(['1×1']));
    expect(await siteOf({}, 1).list()).toEqual(err(down));
  });

  it('SITEMAP-1: are those of the shop’s own pages where the provider knows nothing else', async () => {
    const list = createListSitemaps({ index: { entries: async () => err(notFound('No such call')) } });
    expect(await list()).toEqual(ok([{ section: 'pages', part: 1 }]));
  });
});

describe('what search engines are given', () => {
  it('SITEMAP-2: every page of the shop’s own that stands by itself', () => {
    const beginnings = ['l', 'product', 'vitrina', 'ru', 'ro'];
    const twins = ['news', 'video-obzori'];
    const unindexed = ['auth', 'compare', 'confirmation', 'favorites', 'offline', 'order', 'search', 'shared'];
    const others = routeSegments.filter((segment) => ![...beginnings, ...twins, ...unindexed].includes(segment));
    expect(ownPages).toEqual(['/', ...others.map((segment) => `/${segment}`)]);
    expect(ownPages).toContain('/newmorning');
    expect(ownPages.filter(isNoindex)).toEqual([]);
  });

  it('SITEMAP-2: nothing whose address they are to leave out', () => {
    const entries = [
      { kind: 'product', url: 'a' },
      { kind: 'product', url: 'a b' },
      { kind: 'category', url: 'search' },
    ] as const;
    expect(sitemapPages(entries)).toEqual([{ path: '/product/a' }]);
  });

  it('SITEMAP-3: each thing by its one address, with its date if it has one', () => {
    expect(
      (['category', 'product', 'news', 'promotion', 'landing'] as const).map((kind) => entryPath({ kind, url: 'x' })),
    ).toEqual(['/x', '/product/x', '/newmorning/x', '/promo/x', '/l/x']);
    expect(sitemapPages([{ kind: 'news', url: 'x', updatedAt: '2026-01-02' }])).toEqual([
      { path: '/newmorning/x', updatedAt: '2026-01-02' },
    ]);
  });
});

describe('a file of the sitemap', () => {
  it('SITEMAP-4: is read part by part, each when the one before has been taken', async () => {
    const { read, asked } = siteOf({ product: 30_001 });
    const answer = await read({ section: 'product', part: 1 });
    expect(asked).toEqual(['product 1×1000']);
    expect(await lengthsOf(answer)).toEqual(Array(25).fill(1000));
    expect(asked).toHaveLength(25);
    expect(await lengthsOf(await read({ section: 'product', part: 2 }))).toEqual([...Array(5).fill(1000), 1]);
    expect(asked.slice(25, 27)).toEqual(['product 26×1000', 'product 27×1000']);
  });

  it('SITEMAP-1: that has nothing in it is not there', async () => {
    const { read } = siteOf({ product: 25_000 });
    expect(await lengthsOf(await read({ section: 'product', part: 2 }))).toBe('not_found');
    expect(await lengthsOf(await read({ section: 'news', part: 1 }))).toBe('not_found');
    expect(await lengthsOf(await read({ section: 'pages', part: 2 }))).toBe('not_found');
    expect(await lengthsOf(await read({ section: 'pages', part: 1 }))).toEqual([ownPages.length]);
  });

  it('SITEMAP-4: that cannot be had is an error, and one that breaks off ends with it', async () => {
    expect(await lengthsOf(await siteOf({ product: 9 }, 1).read({ section: 'product', part: 1 }))).toBe('unreachable');
    const broken = siteOf({ product: 25_000 }, 2);
    expect(await lengthsOf(await broken.read({ section: 'product', part: 1 }))).toEqual([1000, 'unreachable']);
    expect(broken.asked).toHaveLength(2);
  });
});
