import { describe, expect, it } from 'vitest';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { EMPTY_DRAFT } from '#core/purchase/checkout/index.ts';
import { explainForViewer, explainTotals, sideBySide, sumOf } from '#core/purchase/explanation/index.ts';
import { aCart, aPhone } from '#core/testing/index.ts';

const plain = aPhone('A').costing(1_000).broughtFor(60, 120, 90);
const partners = aPhone('B').costing(3_000).forPartnersAt(2_700).discountedBy(300);
const code = { code: 'SALUT', discount: fromMdl(50) };
const seenOf = (cart: ReturnType<typeof aCart>, partnerLooks = true) =>
  explainForViewer(cart.build(), EMPTY_DRAFT, code, partnerLooks).map(({ tier, paid, steps }) => [
    tier,
    paid,
    sumOf(steps),
  ]);

describe('who reads at which prices a total comes about', () => {
  it('EXPLAIN-3: a partner at every price, their own first, and which of them is paid', () => {
    expect(seenOf(aCart().with(plain).with(partners))).toEqual([
      ['second', false, fromMdl(3_710)],
      ['retail', true, fromMdl(4_010)],
    ]);
    expect(seenOf(aCart().with(plain).withAtPartnerPrice(partners))).toEqual([
      ['second', true, fromMdl(3_710)],
      ['retail', false, fromMdl(4_010)],
    ]);
  });

  it('EXPLAIN-3: a partner also at what is paid, where that is this price for one line and that for another', () => {
    const mixed = aCart().with(partners).withAtPartnerPrice(aPhone('C').costing(500).forPartnersAt(400));
    expect(seenOf(mixed)).toEqual([
      ['chosen', true, fromMdl(3_350)],
      ['second', false, fromMdl(3_050)],
      ['retail', false, fromMdl(3_450)],
    ]);
  });

  it('EXPLAIN-3: a customer at what is paid alone', () => {
    expect(seenOf(aCart().with(plain).withAtPartnerPrice(partners), false)).toEqual([['chosen', true, fromMdl(3_710)]]);
  });

  it('EXPLAIN-3: a partner at what is paid alone, where nothing that can be had has another price', () => {
    expect(seenOf(aCart().with(plain))).toEqual([['chosen', true, fromMdl(1_010)]]);
    expect(seenOf(aCart().with(plain).with(partners.outOfStock()))).toEqual([['chosen', true, fromMdl(1_010)]]);
    expect(seenOf(aCart())).toEqual([['chosen', true, 0]]);
  });
});

describe('steps side by side', () => {
  it('EXPLAIN-3: stand in their order with the amount of each explanation', () => {
    const cart = aCart().with(plain).withAtPartnerPrice(partners).build();
    const explanations = explainForViewer(cart, EMPTY_DRAFT, code, true);
    expect(sideBySide(explanations).map(({ what, amounts }) => [what.kind, ...amounts])).toEqual([
      ['goods', fromMdl(1_000), fromMdl(1_000)],
      ['goods', fromMdl(3_000), fromMdl(3_300)],
      ['discount', fromMdl(-300), fromMdl(-300)],
      ['code', fromMdl(-50), fromMdl(-50)],
      ['delivery', fromMdl(60), fromMdl(60)],
    ]);
  });

  it('EXPLAIN-3: count for nothing where an explanation has no such step', () => {
    const of = (coded: boolean) => ({
      tier: 'retail' as const,
      paid: true,
      steps: explainTotals(aCart().with(plain).build(), EMPTY_DRAFT, 'retail', coded ? code : undefined),
    });
    expect(sideBySide([of(true), of(false)])[1]).toEqual({
      what: { kind: 'code', code: 'SALUT' },
      amounts: [fromMdl(-50), 0],
    });
  });
});
