import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { development } from './search-queries.development.ts';
import { measurement } from './search-queries.measurement.ts';
import { misses } from './search-queries.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const SHARE_MISSED = 0.05;

describe('the first three results', () => {
  it.each([
    ['that it was made with', development],
    ['that it is only measured with', measurement],
  ] as const)('are what is wanted for at least 95 of the 100 queries %s', async (_name, queries) => {
    expect(new Set(queries.map(([, text]) => text)).size).toBe(100);
    const missed = await misses(provider, queries);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(queries.length * SHARE_MISSED);
  });

  it('report a query with wrong or no results', async () => {
    const wrong = await misses(provider, [
      ['ru', 'телефон', { in: 'laptops' }],
      ['ru', 'щфгяъ', { in: 'laptops' }],
      ['ru', 'ноутбук', { in: 'laptops' }],
    ]);
    expect(wrong).toEqual([expect.stringMatching(/"телефон": Смартфон/), 'ru "щфгяъ": nothing']);
    await expect(misses(provider, [['ru', 'x', { brand: 'Nobody' }]])).rejects.toThrow(/sells nothing/);
  });
});
