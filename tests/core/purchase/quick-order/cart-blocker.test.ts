import { describe, expect, it } from 'vitest';
import { cartBlocker, hasUnreadText } from '#core/purchase/quick-order/cart-blocker.ts';
import type { KnownCode, KnownCodes } from '#core/purchase/quick-order/known.ts';
import { aPhone } from '#core/testing/index.ts';

const bad = [{ line: 2, text: 'чехол', fault: 'code' }] as const;
const left = [{ code: 'bom-100', count: 2 }];
const nothing = { bad: [], left: [] };
const line = (code: string, count = 1) => ({ code, count, tier: 'retail' as const });
const phone = { product: aPhone('1').build(), available: 3 };
const absent = { product: aPhone('2').outOfStock().build() };
const known: KnownCodes = new Map<string, KnownCode>([
  ['a-1', phone],
  ['b-1', absent],
  ['c-1', 'missing'],
  ['d-1', 'failed'],
]);

describe('what waits in the field', () => {
  it('QUICK-13: is what was typed and not taken yet', () => {
    expect(hasUnreadText({ text: 'MI1', ...nothing })).toBe(true);
    expect(hasUnreadText({ text: ' \n', ...nothing })).toBe(false);
  });

  it('QUICK-13: is not what a taking has left there, until it is changed', () => {
    const text = 'чехол\nbom-100\t2';
    expect(hasUnreadText({ text, bad, left })).toBe(false);
    expect(hasUnreadText({ text: `${text}\nMI1`, bad, left })).toBe(true);
  });
});

describe('what holds a list back', () => {
  it('QUICK-13: is nothing when all that has come is found, and in stock as wanted', () => {
    expect(cartBlocker(nothing, ['a-1'], { lines: [line('a-1', 3), line('c-1')], known })).toEqual([]);
  });

  it('QUICK-13: is each fault of what has come, what is mended in the field first', () => {
    const lines = [line('c-1'), line('a-1', 4), line('d-1'), line('b-1')];
    expect(cartBlocker({ bad, left }, ['a-1', 'b-1', 'c-1', 'd-1'], { lines, known })).toEqual([
      { why: 'unread', what: ['чехол'] },
      { why: 'full', what: ['bom-100'] },
      { why: 'failed', what: ['d-1'] },
      { why: 'missing', what: ['c-1'] },
      { why: 'short', what: ['a-1', 'b-1'] },
    ]);
  });

  it('QUICK-13: is no code that has been taken out meanwhile', () => {
    expect(cartBlocker(nothing, ['c-1'], { lines: [], known })).toEqual([]);
  });
});
