import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownMdl } from '#core/kernel/shared/index.ts';
import { explainTotals, roundingOf, sumOf } from '#core/purchase/explanation/index.ts';
import { carts, codes, deliveryChoices } from '#tests/support/arbitraries.ts';

describe('what rounding takes', () => {
  it('EXPLAIN-4: is nothing while all amounts are whole lei', () => {
    expect(roundingOf([120_000, -20_000, 6_000])).toBe(0);
    expect(roundingOf([])).toBe(0);
  });

  it('EXPLAIN-4: is what the steps, each rounded up, lack to the total, rounded up', () => {
    // 101 + 101 is shown, and 201 in all.
    expect(roundingOf([10_050, 10_050])).toBe(-100);
    // 101 − 51 is shown, and 51 in all.
    expect(roundingOf([10_050, -5_001])).toBe(100);
  });

  it('EXPLAIN-4: makes what is shown add up, whatever is in the cart', () => {
    fc.assert(
      fc.property(carts, deliveryChoices, codes, (cart, choice, code) => {
        const steps = explainTotals(cart, choice, 'chosen', code);
        const amounts = steps.map(({ amount }) => amount);
        const shown = amounts.map((amount) => Math.sign(amount) * shownMdl(Math.abs(amount)));
        const read = shown.reduce((sum, mdl) => sum + mdl, 0) + roundingOf(amounts) / 100;
        expect(read).toBe(shownMdl(sumOf(steps)));
      }),
    );
  });
});
