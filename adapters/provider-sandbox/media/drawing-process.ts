import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { databaseOf, openSql } from '#adapters/provider-sandbox/db/sql.ts';
import { picturesAhead } from './draw-ahead.ts';
import { openKeptPictures } from './kept-pictures.ts';
import { pictureFinder } from './shelves.ts';

/** What this process is sent: which picture to draw, or that those of `picturesAhead` are. */
export type ToDraw = { readonly name: string } | 'ahead';

/** What it answers about each picture that it was sent: where it is, or why it could not be drawn. */
export interface Drawn {
  readonly name: string;
  readonly path?: string;
  readonly error?: string;
}

/** Somebody waits for these, so they come before what is drawn ahead. */
const ASKED = { priority: 1 };

const [, , dataDir = ''] = process.argv;
const sql = openSql(databaseOf(dataDir));
const kept = openKeptPictures(join(dataDir, 'media'));
const find = pictureFinder(sql);
const queue = new PQueue({ concurrency: availableParallelism() });

const draw = async (name: string): Promise<string> => {
  const path = await kept.find(name);
  if (path) return path;
  const [shelf = '', file = ''] = name.split('/');
  const picture = find(shelf, file);
  if (picture?.kind !== 'pixels') throw new Error(`There is no picture ${name}`);
  return kept.keep(name, await picture.draw());
};

const answer = async (name: string): Promise<void> => {
  const drawn = await queue
    .add(() => draw(name), ASKED)
    .then(
      (path): Drawn => ({ name, path }),
      (error: unknown): Drawn => ({ name, error: String(error) }),
    );
  process.send?.(drawn);
};

/** One after the other; what cannot be drawn or kept now is drawn when it is asked for. */
const drawAhead = async (): Promise<void> => {
  for (const address of picturesAhead(sql))
    await queue.add(() => draw(address.replace('/media/', ''))).catch(() => undefined);
};

process.on('message', (what: ToDraw) => void (what === 'ahead' ? drawAhead() : answer(what.name)));
process.once('disconnect', () => process.exit(0));
