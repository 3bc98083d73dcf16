import { type IRouter, Router } from 'express';
import * as v from 'valibot';
import { news } from '#adapters/provider-sandbox/content/articles.ts';
import { landings } from '#adapters/provider-sandbox/content/landings.ts';
import { promotions } from '#adapters/provider-sandbox/content/promotions.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { text } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { pageInfo, paginate } from '#adapters/provider-sandbox/http/paging.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { numberParam, queryParam } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, reply } from '#adapters/provider-sandbox/http/wire.ts';

const PAGE_SIZE = 500;
const MAX_PAGE_SIZE = 5000;
const MAX_PAGE = 100_000;

/** Addresses of the shop's old site. */
const redirects = readTable('redirects.csv', v.strictObject({ path: text, target: text }));

type Entry = Answer<'sitemapList'>['results'][number];

/** Data for the sitemap and the redirects. */
export const siteIndexRoutes = ({ sql }: Provider): IRouter => {
  const pages = fixedPages(sql);
  return Router()
    .get('/general/redirects', (request, response) => {
      const size = numberParam(request, 'per_page', PAGE_SIZE, MAX_PAGE_SIZE);
      reply<'redirectList'>(response, paginate(redirects, numberParam(request, 'page', 1, MAX_PAGE), size));
    })
    .get('/general/sitemap', (request, response) => {
      const kind = queryParam(request, 'kind');
      const size = numberParam(request, 'per_page', PAGE_SIZE, MAX_PAGE_SIZE);
      const page = numberParam(request, 'page', 1, MAX_PAGE);
      const fixed = pages.filter((entry) => kind === '' || entry.kind === kind);
      const offset = (page - 1) * size;
      const results = fixed.slice(offset, offset + size);
      const withProducts = kind === '' || kind === 'product';
      const left = size - results.length;
      reply<'sitemapList'>(response, {
        results: [...results, ...(withProducts ? productEntries(sql, left, Math.max(0, offset - fixed.length)) : [])],
        ...pageInfo(fixed.length + (withProducts ? productCount(sql) : 0), page, size),
      });
    });
};

/** All pages except products, without empty categories. */
const fixedPages = (sql: Sql): readonly Entry[] => [
  ...sql
    .all<{ url: string }>('SELECT url FROM category WHERE id IN (SELECT category FROM product_category) ORDER BY id')
    .map(({ url }) => ({ kind: 'category' as const, url })),
  ...news.map(({ slug, publishedAt }) => ({ kind: 'news' as const, url: slug, updated_at: publishedAt })),
  ...promotions.map(({ slug }) => ({ kind: 'promotion' as const, url: slug })),
  ...landings.map(({ slug }) => ({ kind: 'landing' as const, url: slug })),
];

const productEntries = (sql: Sql, limit: number, offset: number): readonly Entry[] =>
  sql
    .all<{ url: string; created_at: string }>(
      'SELECT url, created_at FROM product WHERE id > ? ORDER BY id LIMIT ?',
      // Row ids have no gaps, so the offset is an id.
      ...[offset, limit],
    )
    .map(({ url, created_at }) => ({ kind: 'product' as const, url, updated_at: created_at }));

const productCount = (sql: Sql): number =>
  sql.get<{ total: number }>('SELECT count(*) AS total FROM product')?.total ?? 0;
