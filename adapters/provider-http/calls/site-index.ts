import * as v from 'valibot';
import { ask, type ProviderAccess } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import { count, maybe, moment, slug } from '#adapters/provider-http/contract/wire.ts';
import { present } from '#adapters/provider-http/mapping.ts';
import type { SiteEntry, SiteIndex } from '#core/catalog/sitemap/index.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { ok } from '#core/kernel/shared/index.ts';

const pageQuery = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Counted from 1'))),
  per_page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000))),
};
const paged = { pages: count, current_page: count, totalCount: count };
const path = v.pipe(v.string(), v.regex(/^\//));

export const redirectList = defineCall({
  id: 'redirectList',
  method: 'GET',
  path: '/general/redirects',
  summary: 'Stored redirects: visits of `path` go to `target` with 301',
  query: v.object(pageQuery),
  assumed: true,
  answer: v.object({ results: v.array(v.object({ path, target: path })), ...paged }),
  example: { query: { page: 1, per_page: 100 } },
});

export const sitemapList = defineCall({
  id: 'sitemapList',
  method: 'GET',
  path: '/general/sitemap',
  summary: 'Everything that has a page of its own',
  query: v.object({
    kind: v.optional(v.picklist(['category', 'product', 'news', 'promotion', 'landing'])),
    ...pageQuery,
  }),
  assumed: true,
  answer: v.object({
    results: v.array(
      v.object({
        kind: v.picklist(['category', 'product', 'news', 'promotion', 'landing']),
        url: slug,
        updated_at: maybe(moment),
      }),
    ),
    ...paged,
  }),
  example: { query: { kind: 'product', page: 1, per_page: 50 } },
});

/** Something that has a page, as core knows it. */
const toSiteEntry = ({ kind, url, updated_at }: AnswerOf<typeof sitemapList>['results'][number]): SiteEntry => ({
  kind,
  url,
  ...present({ updatedAt: updated_at }),
});

/** Everything that has a page, over the provider's HTTP calls; the same in every language. */
export const createHttpSiteIndex = (access: ProviderAccess): SiteIndex => ({
  entries: ({ kind, page, size }, signal) =>
    ask(
      access,
      sitemapList,
      { query: { kind, page, per_page: size } },
      { locale: DEFAULT_LOCALE, signal },
      ({ results, totalCount }) => ok({ entries: results.map(toSiteEntry), totalCount }),
    ),
});
