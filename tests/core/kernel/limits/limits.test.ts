import { describe, expect, it } from 'vitest';
import { rateBudget } from '#core/kernel/limits/index.ts';

const limits = { writes: 60, searches: 300, ordersPerPhone: 5, reviews: 10, files: 60 };

describe('how much one asker may ask for', () => {
  it.each([
    ['LIMIT-1', 'write', 60, 60_000],
    ['LIMIT-1', 'report', 60, 60_000],
    ['LIMIT-1', 'search', 300, 60_000],
    ['LIMIT-2', 'order', 5, 600_000],
    ['LIMIT-3', 'review', 10, 3_600_000],
    ['LIMIT-5', 'file', 60, 60_000],
  ] as const)('%s: of a %s: %d in %d ms, counted apart from all else', (_id, kind, most, windowMs) => {
    expect(rateBudget({ kind, of: 'x' }, limits)).toEqual({ name: `${kind} x`, most, windowMs });
  });
});
