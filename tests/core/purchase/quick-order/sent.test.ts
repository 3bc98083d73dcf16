import { describe, expect, it } from 'vitest';
import { changedCodes, explainsRemainder, outcomeOf } from '#core/purchase/quick-order/index.ts';

const line = (code: string, count = 1) => ({ code, count });
const row = (code: string) => ({ line: { ...line(code), tier: 'retail' as const } });

describe('a list that was sent', () => {
  it('QUICK-10: has brought its new codes, and those of which there are more pieces', () => {
    expect(changedCodes([line('a'), line('b', 2)], [line('a'), line('b', 3), line('c')])).toEqual(['b', 'c']);
  });

  it('QUICK-10: has found some of them, and none of others', () => {
    expect(outcomeOf(['a', 'b', 'c'], [row('a'), row('b'), row('z')], [line('c'), line('y')])).toEqual({
      added: 2,
      lost: 1,
    });
  });

  it('QUICK-10: says nothing while a code is asked for, once one is gone, and when nothing was sent', () => {
    expect(outcomeOf(['a', 'b'], [row('a')], [])).toBeUndefined();
    expect(outcomeOf([], [row('a')], [])).toBeUndefined();
  });
});

describe('what stays once lines went to the cart', () => {
  it('QUICK-12: is said while all of it cannot be sold now', () => {
    expect(explainsRemainder(3, { lines: 0, blocked: 2 })).toBe(true);
    for (const [taken, lines, blocked] of [
      [0, 0, 2],
      [3, 0, 0],
      [3, 1, 2],
    ] as const)
      expect(explainsRemainder(taken, { lines, blocked })).toBe(false);
  });
});
