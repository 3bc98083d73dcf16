import { describe, expect, it } from 'vitest';
import type { PriceTier } from '#core/catalog/products/index.ts';
import { chosenTierOfAll, knownProduct, linesInState, pricedRows } from '#core/purchase/quick-order/index.ts';
import {
  codesToAsk,
  type KnownCode,
  type KnownCodes,
  markAnswered,
  markAsking,
} from '#core/purchase/quick-order/known.ts';
import { aPhone } from '#core/testing/index.ts';

const one = { product: aPhone('1').being({ code: 'MI1' }).forPartnersAt(100).build(), available: 5 };
const other = { product: aPhone('2').being({ code: 'acc-2' }).build() };
const line = (code: string, tier: PriceTier = 'retail') => ({ code, count: 1, tier });
const known: KnownCodes = new Map<string, KnownCode>([
  ['MI1', one],
  ['acc-2', other],
  ['late', 'asking'],
  ['lost', 'failed'],
  ['none', 'missing'],
]);
const lines = ['MI1', 'late', 'lost', 'new', 'none', 'acc-2'].map((code) => line(code));

describe('what is known of codes', () => {
  it('QUICK-8: those of which nothing is known, or which could not be asked for, are asked for', () => {
    expect(codesToAsk(lines, known)).toEqual(['lost', 'new']);
    expect(codesToAsk([], known)).toEqual([]);
  });

  it('QUICK-8: they are on their way until they are answered, and the others stay as they were', () => {
    const asking = markAsking(known, ['lost', 'new']);
    expect(asking).toEqual(new Map<string, KnownCode>([...known, ['lost', 'asking'], ['new', 'asking']]));
    const answered = markAnswered(asking, ['lost', 'new'], [{ ...one, product: { ...one.product, code: 'LOST' } }]);
    expect([answered.get('lost'), answered.get('new'), answered.get('MI1')]).toEqual([
      { ...one, product: { ...one.product, code: 'LOST' } },
      'missing',
      one,
    ]);
    expect(markAnswered(asking, ['new'], undefined).get('new')).toBe('failed');
  });

  it('QUICK-8: the product of a code is known, or that there is none', () => {
    expect(['MI1', 'none', 'late', 'lost', 'new'].map((code) => knownProduct(known, code))).toEqual([
      one,
      'missing',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('QUICK-7 QUICK-8: lines have their prices once their products are known, and are distinguished until then', () => {
    expect(pricedRows(lines, known).map(({ line: { code } }) => code)).toEqual(['MI1', 'acc-2']);
    for (const [what, code] of [
      ['asking', 'late'],
      ['failed', 'lost'],
      ['missing', 'none'],
    ] as const)
      expect(linesInState(lines, known, what)).toEqual([line(code)]);
  });

  it('QUICK-7: the price of all is that of those that have several', () => {
    const priced = (...wanted: readonly (readonly [string, PriceTier])[]) =>
      chosenTierOfAll(
        pricedRows(
          wanted.map(([code, tier]) => line(code, tier)),
          new Map([...known, ['MI3', one]]),
        ),
      );
    expect(priced()).toBe('retail');
    expect(priced(['MI1', 'retail'], ['acc-2', 'second'])).toBe('retail');
    expect(priced(['MI1', 'second'], ['acc-2', 'retail'])).toBe('second');
    expect(priced(['MI1', 'second'], ['MI3', 'retail'])).toBe('mixed');
  });
});
