import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiers } from '#core/catalog/products/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { checkoutTotals, EMPTY_DRAFT } from '#core/purchase/checkout/index.ts';
import { explainTotals, sumOf } from '#core/purchase/explanation/index.ts';
import { cartAtTier } from '#core/purchase/explanation/steps.ts';
import { aCart, aPhone } from '#core/testing/index.ts';
import { carts, codes, deliveryChoices } from '#tests/support/arbitraries.ts';

const A = aPhone('A').costing(5_000).discountedBy(500).withPromoOf(200).broughtFor(60, 120, 90);
const B = aPhone('B').costing(3_000).forPartnersAt(2_700).discountedBy(300).broughtFor(40, 150, 100);
const worked = aCart().with(A, 2).withAtPartnerPrice(B).build();
const code = { code: 'SALUT', discount: fromMdl(50) };
const [ofA, ofB] = [
  { productId: 'A', title: 'Phone A' },
  { productId: 'B', title: 'Phone B' },
];

describe('the steps of a total', () => {
  it('EXPLAIN-1: are the goods before discounts, what is taken off them, the code and the delivery, with their rules', () => {
    expect(explainTotals(worked, { ...EMPTY_DRAFT, type: 'express' }, 'chosen', code)).toEqual([
      {
        what: { kind: 'goods', ...ofA, count: 2, piece: fromMdl(5_500), tier: 'retail' },
        amount: fromMdl(11_000),
        rule: 'CART-8',
      },
      { what: { kind: 'discount', ...ofA, count: 2, piece: fromMdl(500) }, amount: fromMdl(-1_000), rule: 'CART-9' },
      { what: { kind: 'promo', ...ofA, count: 2, piece: fromMdl(200) }, amount: fromMdl(-400), rule: 'CART-7' },
      {
        what: { kind: 'goods', ...ofB, count: 1, piece: fromMdl(3_000), tier: 'second' },
        amount: fromMdl(3_000),
        rule: 'CART-8',
      },
      { what: { kind: 'discount', ...ofB, count: 1, piece: fromMdl(300) }, amount: fromMdl(-300), rule: 'CART-9' },
      { what: { kind: 'code', code: 'SALUT' }, amount: fromMdl(-50), rule: 'CODE-2' },
      {
        what: { kind: 'delivery', type: 'express', regionId: 'kishinev', ...ofB },
        amount: fromMdl(150),
        rule: 'DELIVERY-6',
      },
    ]);
  });

  it('EXPLAIN-1: are those of one price throughout when it is asked for, as far as a product has it', () => {
    const [first, , , ofSecond] = explainTotals(worked, EMPTY_DRAFT, 'retail');
    expect(ofSecond).toMatchObject({ what: { ...ofB, tier: 'retail', piece: fromMdl(3_300) } });
    expect(explainTotals(worked, EMPTY_DRAFT, 'second')[0]).toEqual(first);
  });

  it('EXPLAIN-1: name the product whose fee of delivery is the highest, by the type that its region has', () => {
    const toBalti = { ...EMPTY_DRAFT, regionId: 'balti', type: 'express' } as const;
    expect(explainTotals(worked, toBalti).at(-1)).toEqual({
      what: { kind: 'delivery', type: 'standard', regionId: 'balti', ...ofB },
      amount: fromMdl(100),
      rule: 'DELIVERY-6',
    });
    expect(explainTotals(worked, EMPTY_DRAFT).at(-1)).toMatchObject({ what: ofA, amount: fromMdl(60) });
  });

  it('EXPLAIN-1: say of a pickup that it costs nothing', () => {
    expect(explainTotals(worked, { ...EMPTY_DRAFT, method: 'pickup' }).at(-1)).toEqual({
      what: { kind: 'pickup' },
      amount: 0,
      rule: 'DELIVERY-7',
    });
  });

  it('EXPLAIN-1: take no more off than there is, by a promo discount and by a code', () => {
    const cheap = aCart().with(aPhone('C').costing(100).withPromoOf(300)).build();
    const steps = explainTotals(cheap, EMPTY_DRAFT, 'chosen', code);
    expect(steps.map(({ what, amount }) => [what.kind, amount])).toEqual([
      ['goods', fromMdl(100)],
      ['promo', fromMdl(-100)],
      ['delivery', 0],
    ]);
  });

  it('EXPLAIN-2: name what cannot be had, which counts for nothing, not for the delivery either', () => {
    const gone = aPhone('C').costing(9_000).broughtFor(900, 900, 900).outOfStock();
    const few = aPhone('D').being({ available: 3 });
    const left = aCart().with(gone).with(few, 4).build();
    const [none, fewer, ...rest] = explainTotals(left, EMPTY_DRAFT);
    expect(none).toEqual({
      what: { kind: 'left_out', productId: 'C', title: 'Phone C', obstacle: 'absent', most: 999_999 },
      amount: 0,
      rule: 'CART-25',
    });
    expect(fewer).toMatchObject({ what: { kind: 'left_out', obstacle: 'too_many', most: 3 }, amount: 0 });
    expect(rest).toEqual([]);
    expect(explainTotals(left, { ...EMPTY_DRAFT, method: 'pickup' })).toHaveLength(2);
    expect(explainTotals([...left, ...worked], EMPTY_DRAFT).at(-1)).toMatchObject({ what: ofA });
  });

  it('EXPLAIN-1: add up to the total exactly, whatever is in the cart and however it is brought', () => {
    const rules = readFileSync(new URL('../../../../core/RULES.md', import.meta.url), 'utf8');
    fc.assert(
      fc.property(carts, deliveryChoices, codes, fc.constantFrom('chosen', ...tiers), (cart, choice, held, tier) => {
        const steps = explainTotals(cart, choice, tier, held);
        const totals = checkoutTotals(cartAtTier(cart, tier), choice, held);
        const of = (...kinds: readonly string[]) => sumOf(steps.filter(({ what }) => kinds.includes(what.kind)));
        expect(sumOf(steps)).toBe(totals.total);
        expect(of('goods')).toBe(totals.undiscounted);
        expect(of('discount', 'promo') + totals.saving).toBe(0);
        expect(of('code') + totals.code).toBe(0);
        expect(of('delivery')).toBe(totals.delivery);
        for (const { rule } of steps) expect(rules).toContain(`\n- **${rule}** `);
      }),
    );
  });
});
