import { sourceHash } from '#adapters/provider-sandbox/source-hash.ts';

/** Everything that decides what a seeded database holds. */
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
  'db/packed.ts',
  'db/reviews.ts',
  'search/spelling.ts',
  'search/words.ts',
];

/** A name for the seed that changes with any of its sources and with the size asked for. */
export const seedVersion = (count: number | undefined): string => sourceHash(SOURCES, String(count ?? 'default'));
