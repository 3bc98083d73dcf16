import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EVERY_PAGE, isPageTag, type NoticeBoard, type PageTag } from '#core/site/caching/index.ts';
import type { CacheReport } from '../page-cache/instance.ts';
import { type Command, type CommandContext, EXIT } from './command.ts';
import { withStores } from './stores.ts';

export const CACHE_HELP = `npm run shop -- cache <what>

  purge                     drops every kept page
  purge --tag product:ID    drops the pages that show a product; also category:ID (its id or its url),
                            path:/x, all; --tag may stand several times
  status                    what the cache of each running process holds and did

Running shops drop pages within a second, on every instance: they hear of it through Redis (REDIS_URL), or else
through the data folder (DATA_DIR).`;

/** How long to wait for reports, ms. */
const REPORT_MS = 1_000;

const purge = async (tags: readonly PageTag[], board: NoticeBoard, { say }: CommandContext) => {
  await board.post({ kind: 'purge', tags });
  say(`dropped: ${tags.join(', ')}`);
  return EXIT.done;
};

const columns = ['entries', 'bytes', 'hits', 'stale', 'misses', 'rendered', 'errors'] as const;

const line = (name: string, report: Readonly<Record<(typeof columns)[number], number>>): string =>
  `${name}: ${columns.map((column) => `${report[column]} ${column}`).join(', ')}`;

const status = async (board: NoticeBoard, { say, complain }: CommandContext) => {
  const id = randomUUID();
  await board.post({ kind: 'report', id, at: Date.now() });
  await pause(REPORT_MS);
  const answers = [...(await board.answers(id))].sort(([one], [other]) => (one < other ? -1 : 1));
  if (answers.length === 0) {
    complain('No shop is running, or none that works with this REDIS_URL and DATA_DIR.');
    return EXIT.failed;
  }
  const reports = answers.map(([name, text]) => [name, JSON.parse(text) as CacheReport] as const);
  for (const [name, report] of reports) say(line(name, report));
  const sums = columns.map((column) => [column, reports.reduce((sum, [, report]) => sum + report[column], 0)]);
  if (reports.length > 1) say(line('together', Object.fromEntries(sums)));
  return EXIT.done;
};

/** Tags of `--tag x --tag y`; all pages without a tag, undefined for other arguments. */
const tagsOf = (words: readonly string[]): readonly PageTag[] | undefined => {
  if (words.length === 0) return [EVERY_PAGE];
  const tags = words.filter((_, place) => place % 2 === 1).filter(isPageTag);
  const flags = words.filter((_, place) => place % 2 === 0);
  return flags.every((flag) => flag === '--tag') && tags.length === flags.length ? tags : undefined;
};

/** Purges pages on every instance, and prints reports of their caches (rule CACHE-11). */
export const cacheCommand: Command = async ([what, ...words], context) => {
  const tags = what === 'purge' ? tagsOf(words) : undefined;
  if (tags) return withStores(context, ({ board }) => purge(tags, board, context));
  if (what === 'status' && words.length === 0) return withStores(context, ({ board }) => status(board, context));
  context.complain(CACHE_HELP);
  return EXIT.usage;
};
