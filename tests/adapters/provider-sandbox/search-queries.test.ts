import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { development } from './search-queries.development.ts';
import { misses } from './search-queries.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const SHARE_MISSED = 0.05;

describe('the first three of what is found', () => {
  it.each([['development', development]] as const)(
    'are what is wanted for 95 of 100 real queries: %s',
    async (_name, queries) => {
      const missed = await misses(provider, queries);
      console.log(missed.join('\n'), `\n${missed.length} of ${queries.length} missed`);
      expect(queries).toHaveLength(100);
      expect(missed.length).toBeLessThanOrEqual(queries.length * SHARE_MISSED);
    },
    60_000,
  );
});
