import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that decides what a seeded database holds. */
const SOURCES = ['../catalogue', '../seed', '../db/schema.ts', '../db/fold.ts', '../db/pictures.ts'];

/**
 * A name for the seed that changes with any of its sources and with the size asked for, so that nobody has to
 * remember to raise a number.
 */
export const seedVersion = (count: number | undefined): string => {
  const hash = createHash('sha256').update(String(count ?? 'default'));
  for (const source of SOURCES)
    for (const file of filesOf(join(import.meta.dirname, source))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const filesOf = (path: string): readonly string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .sort()
        .map((file) => join(path, file));
