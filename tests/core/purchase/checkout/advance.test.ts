import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMdl, shownMdl } from '#core/kernel/shared/index.ts';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import { advanceOf, asksAdvance, remainingToPay, statedAdvance } from '#core/purchase/checkout/index.ts';

const order = { payment: 'cash', expectedTotal: fromMdl(1_000) } as const;
const stated = (advance: string) => statedAdvance({ statusType: 'prepaid_expense', advance }, order);

describe('the sum of an advance', () => {
  it('ADVANCE-1: is asked for where one is stated and the rest is paid by hand', () => {
    for (const statusType of paymentStatusTypes)
      for (const payment of ['cash', 'card', 'credit'] as const) {
        const asked = statusType === 'prepaid_expense' && payment === 'cash';
        expect(asksAdvance({ statusType }, { payment })).toBe(asked);
        const said = statedAdvance({ statusType, advance: '' }, { ...order, payment });
        expect(said).toEqual(asked ? { ok: false, error: 'required' } : { ok: true, value: undefined });
      }
  });

  it('ADVANCE-1: is more than nothing and at most the total, however it is written', () => {
    for (const typed of ['500', ' 500 ', '500,00', '500.0']) expect(stated(typed)).toEqual({ ok: true, value: 50_000 });
    expect(stated('1 000')).toEqual({ ok: true, value: 100_000 });
    expect(stated('0,01')).toEqual({ ok: true, value: 1 });
    expect(stated('1000.01')).toEqual({ ok: false, error: 'above_total' });
    expect(stated(' ')).toEqual({ ok: false, error: 'required' });
    for (const typed of ['0', '0,00', '-5', '+5', '1e2', '5.', '.5', '1.500', '500 MDL', '5,5,5', '9'.repeat(13)])
      expect(stated(typed)).toEqual({ ok: false, error: 'amount' });
  });

  it('ADVANCE-1: any other text is refused, any sum within the total is taken as it is', () => {
    const total = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(total, fc.integer({ min: 1, max: 100_000_000 }), (expectedTotal, sum) => {
        const typed = `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;
        const said = statedAdvance({ statusType: 'prepaid_expense', advance: typed }, { ...order, expectedTotal });
        expect(said).toEqual(sum > expectedTotal ? { ok: false, error: 'above_total' } : { ok: true, value: sum });
      }),
    );
    fc.assert(
      fc.property(total, fc.string(), (expectedTotal, advance) => {
        const said = statedAdvance({ statusType: 'prepaid_expense', advance }, { ...order, expectedTotal });
        if (!said.ok) return;
        expect(Number.isSafeInteger(said.value)).toBe(true);
        expect(said.value).toBeGreaterThan(0);
        expect(said.value).toBeLessThanOrEqual(expectedTotal);
      }),
    );
  });
});

describe('an order with an advance', () => {
  const paid = { total: fromMdl(1_000), statusType: 'prepaid_expense', advance: fromMdl(400) } as const;
  const cash = { method: 'cash', state: 'pending' } as const;

  it('ADVANCE-2: says what was paid and what remains, as long as its payment says so', () => {
    const said = { paid: fromMdl(400), remains: fromMdl(600) };
    expect(advanceOf(paid)).toEqual(said);
    expect(advanceOf({ ...paid, payment: cash })).toEqual(said);
    expect(advanceOf({ ...paid, advance: undefined })).toBeUndefined();
    expect(advanceOf({ ...paid, statusType: undefined })).toBeUndefined();
    expect(advanceOf({ ...paid, statusType: 'paid' })).toBeUndefined();
    expect(advanceOf({ ...paid, payment: { ...cash, state: 'approved' } })).toBeUndefined();
    expect(advanceOf({ ...paid, payment: { method: 'card', state: 'pending' } })).toBeUndefined();
  });

  it('ADVANCE-2: says what was paid once it is cancelled, and that nothing remains', () => {
    expect(advanceOf({ ...paid, payment: cash }, true)).toEqual({ paid: fromMdl(400) });
  });

  it('ADVANCE-2: never leaves less than nothing, whatever a provider tells', () => {
    expect(advanceOf({ ...paid, advance: fromMdl(1_200) })?.remains).toBe(0);
  });

  it('ADVANCE-2: leaves to the ban what a table of figures has, and never less than nothing', () => {
    expect(remainingToPay(100_050, 40_025)).toBe(60_025);
    expect(remainingToPay(100, 200)).toBe(0);
  });

  it('ADVANCE-3: in whole MDL its parts come to the shown total', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [advance, total] = one < other ? [one, other] : [other, one];
        const said = advanceOf({ ...paid, total, advance });
        expect(shownMdl(said?.paid) + shownMdl(said?.remains)).toBe(shownMdl(total));
      }),
    );
  });
});
