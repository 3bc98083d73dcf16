import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Article,
  createLoadNews,
  groupNews,
  MOST_READ,
  NEWS_CHUNK,
  type NewsRoom,
} from '#core/editorial/news/index.ts';
import { NEWS_LARGE, NEWS_SMALL } from '#core/editorial/news/news.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';

describe('news', () => {
  it('NEWS-1 NEWS-2: come in chunks of six, two large and four small', () => {
    expect([NEWS_LARGE, NEWS_SMALL, NEWS_CHUNK]).toEqual([2, 4, 6]);
    expect(groupNews([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
      { large: [1, 2], small: [3, 4, 5, 6] },
      { large: [7, 8], small: [9] },
    ]);
    expect(groupNews([1])).toEqual([{ large: [1], small: [] }]);
    expect(groupNews([])).toEqual([]);
  });

  it('NEWS-2: lose and double none, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (articles) => {
        const groups = groupNews(articles);
        expect(groups.flatMap(({ large, small }) => [...large, ...small])).toEqual(articles);
        expect(groups.every(({ large, small }) => large.length + small.length > 0)).toBe(true);
      }),
    );
  });
});

describe('a page of the news', () => {
  const article = (url: string): Article => ({ url, title: url, lead: '', image: '', publishedAt: '2026-11-01' });
  const page = { articles: [article('new')], totalCount: 7, seo: {} };
  const read = ['a', 'b', 'c', 'd', 'e'].map(article);
  const silence = err(failure('network', 'network', 'silence'));

  const load = (answers: Partial<Pick<NewsRoom, 'page' | 'mostRead'>>) => {
    const asked: unknown[] = [];
    const news: Pick<NewsRoom, 'page' | 'mostRead'> = {
      page: async (...question) => {
        asked.push(question);
        return answers.page?.(...question) ?? ok(page);
      },
      mostRead: async (...question) => {
        asked.push(question);
        return answers.mostRead?.(...question) ?? ok(read);
      },
    };
    return { load: createLoadNews({ news }), asked };
  };

  it('NEWS-3: comes with the four that are read most', async () => {
    expect(MOST_READ).toBe(4);
    const { load: run, asked } = load({});
    const { signal } = new AbortController();
    expect(await run({ page: 2, locale: 'ro' }, signal)).toEqual(ok({ ...page, mostRead: read.slice(0, 4) }));
    expect(asked).toEqual([
      [{ page: 2, locale: 'ro' }, signal],
      [{ locale: 'ro' }, signal],
    ]);
  });

  it('NEWS-3: does without them, but not without the news', async () => {
    const without = load({ mostRead: async () => silence });
    expect(await without.load({ page: 1, locale: 'ru' })).toEqual(ok({ ...page, mostRead: [] }));
    expect(await load({ page: async () => silence }).load({ page: 1, locale: 'ru' })).toEqual(silence);
  });
});
