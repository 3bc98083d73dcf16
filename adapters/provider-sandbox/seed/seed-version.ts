import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything a seeded database depends on. */
const SOURCES = [
  'catalogue',
  'content',
  'data',
  'seed',
  'media/addresses.ts',
  'money.ts',
  'db/schema.ts',
  'db/fold.ts',
  'db/order-records.ts',
  'db/packed-lists.ts',
  'db/reviews.ts',
  'search/spelling.ts',
  'search/category-words.ts',
];

/** A hash of the seed's sources and size. */
export const seedVersion = (count: number | undefined): string => {
  const hash = createHash('sha256').update(String(count ?? 'default'));
  for (const source of SOURCES)
    for (const file of filesOf(join(import.meta.dirname, '..', source))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const filesOf = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort();
