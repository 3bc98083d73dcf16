import { stringify } from 'csv-stringify/sync';
import {
  type AddRedirect,
  createAddRedirect,
  createRemoveRedirect,
  localePrefix,
  locales,
  type RedirectBook,
  type RedirectFault,
  type RedirectOutcome,
} from '#core/kernel/locale/index.ts';
import { type NoticeBoard, type PageTag, pathTag } from '#core/site/caching/index.ts';
import { type Command, type CommandContext, EXIT, type ExitCode } from './command.ts';
import { readRedirects } from './redirects-file.ts';
import { withStores } from './stores.ts';

const PREFIXES = locales.map(localePrefix).filter(Boolean).join(' or ');

export const REDIRECTS_HELP = `npm run shop -- redirects <what>

  add <from> <to>    sends visits of the path <from> to <to>, for good; their query comes along
  remove <from>      no longer sends them anywhere
  list               all redirects as CSV, by path
  import <file.csv>  adds a redirect a line: from,to (or ; or a tab between them, with or without a heading)

<from> is a path without a query, <to> an address of this site; a page in another language has a path of its own
under ${PREFIXES}.
Homes do not move, and redirects that would go round are refused. A path that has a redirect gets the new one.
An import takes every good line, tells each bad one with its number, and ends with 1 if there was any; doing it
again changes nothing. Redirects are kept in Redis (REDIS_URL), or else in the data folder (DATA_DIR), and a
running shop follows them within a second.`;

const faults: Record<RedirectFault, string> = {
  from_no_path: 'the path that has moved is no plain path of this site',
  from_home: 'a home does not move',
  to_not_here: 'the target is no address of this site',
  loop: 'visits would go round, or through more than 5 moves',
};

const changes: Record<RedirectOutcome['change'], string> = {
  added: 'added',
  changed: 'changed',
  none: 'already there',
};

const add = async (from: string, to: string, addRedirect: AddRedirect, { say, complain }: CommandContext) => {
  const result = await addRedirect({ from, to });
  if (result.ok) say(`${changes[result.value.change]}: ${result.value.from} → ${result.value.to}`);
  else complain(`Refused: ${faults[result.error]}.`);
  return result.ok ? EXIT.done : EXIT.failed;
};

const remove = async (from: string, book: RedirectBook, { say }: CommandContext) => {
  say((await createRemoveRedirect({ book })(from)) ? `removed: ${from}` : `not there: ${from}`);
  return EXIT.done;
};

const list = async (book: RedirectBook, { say }: CommandContext) => {
  const redirects: [string, string][] = [];
  for await (const { from, to } of book.list()) redirects.push([from, to]);
  redirects.sort(([one], [other]) => (one < other ? -1 : 1));
  if (redirects.length > 0) say(stringify(redirects, { header: true, columns: ['from', 'to'] }).trimEnd());
  return EXIT.done;
};

const importFile = async (file: string, addRedirect: AddRedirect, { say, complain }: CommandContext) => {
  const count = { added: 0, changed: 0, none: 0, refused: 0 };
  for await (const line of readRedirects(file)) {
    const result = 'fault' in line ? line : await addRedirect(line);
    if ('fault' in result || !result.ok) {
      count.refused += 1;
      complain(`Line ${line.number}: ${'fault' in result ? result.fault : faults[result.error]}.`);
    } else count[result.value.change] += 1;
  }
  say(`${count.added} added, ${count.changed} changed, ${count.none} already there, ${count.refused} refused`);
  return count.refused === 0 ? EXIT.done : EXIT.failed;
};

/** The work of a command line; undefined when it is wrong. */
const workOf = (words: readonly string[], context: CommandContext) => {
  const [what, first, second] = words;
  const works: Partial<Record<string, (book: RedirectBook) => Promise<ExitCode>>> = {
    ...(first && second && words.length === 3
      ? { add: (book) => add(first, second, createAddRedirect({ book }), context) }
      : {}),
    ...(first && words.length === 2
      ? {
          remove: (book) => remove(first, book, context),
          import: (book) => importFile(first, createAddRedirect({ book }), context),
        }
      : {}),
    ...(words.length === 1 ? { list: (book) => list(book, context) } : {}),
  };
  return what === undefined ? undefined : works[what];
};

/** Paths in one notice. */
const BATCH = 500;

/** A book that also purges the pages of changed paths (rules CACHE-11, REDIRECT-4); `flush` purges the last ones. */
const reportingBook = (book: RedirectBook, board: NoticeBoard) => {
  let changed: PageTag[] = [];
  const flush = async (): Promise<void> => {
    const tags = changed;
    changed = [];
    if (tags.length > 0) await board.post({ kind: 'purge', tags });
  };
  const tell = async (path: string): Promise<void> => {
    changed.push(pathTag(path));
    if (changed.length >= BATCH) await flush();
  };
  const reporting: RedirectBook = {
    ...book,
    keep: async (redirect) => {
      await book.keep(redirect);
      await tell(redirect.from);
    },
    remove: async (from) => {
      const removed = await book.remove(from);
      await tell(from);
      return removed;
    },
  };
  return { reporting, flush };
};

/** Edits the operator's redirects (rules REDIRECT-4 to REDIRECT-6). */
export const redirectsCommand: Command = async (words, context) => {
  const work = workOf(words, context);
  if (!work) {
    context.complain(REDIRECTS_HELP);
    return EXIT.usage;
  }
  return withStores(context, async ({ book, board }) => {
    const { reporting, flush } = reportingBook(book, board);
    try {
      return await work(reporting);
    } finally {
      await flush();
    }
  });
};
