import { err, type Failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import { type SiteIndex, siteKinds } from './ports.ts';
import {
  ownPages,
  SITEMAP_ENTRIES,
  type SitemapFile,
  type SitemapPage,
  sitemapFiles,
  sitemapPages,
} from './sitemap.ts';

interface Dependencies {
  readonly index: SiteIndex;
}

/**
 * Use-case: all files of the sitemap, the shop's own pages first; what the provider knows nothing of has no file (rule
 * SITEMAP-1). Errors: the port's own but `not_found`.
 */
export const createListSitemaps =
  ({ index }: Dependencies) =>
  async (signal?: AbortSignal): Promise<Result<readonly SitemapFile[], Failure>> => {
    const counted = await Promise.all(
      siteKinds.map(async (kind) => ({ kind, answer: await index.entries({ kind, page: 1, size: 1 }, signal) })),
    );
    const files = [...sitemapFiles('pages', ownPages.length)];
    for (const { kind, answer } of counted) {
      if (answer.ok) files.push(...sitemapFiles(kind, answer.value.totalCount));
      else if (answer.error.code !== 'not_found') return answer;
    }
    return ok(files);
  };

/** Entries per request. A file is a whole number of requests. */
const STEP = 1_000;
const STEPS = SITEMAP_ENTRIES / STEP;

/**
 * Use-case: the pages of one file, part by part, so that no more than one part is ever held (rule SITEMAP-4). The first
 * part comes with the answer. Errors: `not_found` for a file that has nothing in it, else the port's own; a later part
 * that fails is the last one to come.
 */
export const createReadSitemap =
  ({ index }: Dependencies) =>
  async (
    { section, part }: SitemapFile,
    signal?: AbortSignal,
  ): Promise<Result<AsyncIterable<Result<readonly SitemapPage[], Failure>>, Failure>> => {
    if (section === 'pages')
      return part === 1 ? ok(only(ownPages.map((path) => ({ path })))) : err(notFound('No such sitemap'));
    const before = (part - 1) * STEPS;
    const ask = (step: number) => index.entries({ kind: section, page: before + step, size: STEP }, signal);
    const first = await ask(1);
    if (!first.ok) return first;
    if (first.value.entries.length === 0) return err(notFound('No such sitemap'));
    const parts = async function* () {
      yield ok(sitemapPages(first.value.entries));
      const filled = Math.ceil(first.value.totalCount / STEP) - before;
      for (let step = 2; step <= Math.min(STEPS, filled); step += 1) {
        const next = await ask(step);
        yield next.ok ? ok(sitemapPages(next.value.entries)) : next;
        if (!next.ok) return;
      }
    };
    return ok(parts());
  };

const only = async function* (pages: readonly SitemapPage[]): AsyncGenerator<Result<readonly SitemapPage[], Failure>> {
  yield ok(pages);
};
