import { describe, expect, it } from 'vitest';
import { EMPTY_TERMS, nextTerms, onTerms, repairTerms, settleSeller } from '#core/purchase/checkout/partner-terms.ts';
import { anOrder } from '#core/testing/index.ts';

const terms = { sellerId: 'ana', statusType: 'credit_approved' } as const;

describe("a partner's terms", () => {
  it('CHECKOUT-9 CART-20: are nobody and paid until something is said', () => {
    expect(EMPTY_TERMS).toEqual({ sellerId: '', statusType: 'paid' });
  });

  it('CHECKOUT-9 CART-20: survive storage field by field', () => {
    expect(repairTerms(structuredClone(terms))).toEqual(terms);
    expect(repairTerms({ sellerId: 7, statusType: 'prepaid_expense' })).toEqual({
      sellerId: '',
      statusType: 'prepaid_expense',
    });
    expect(repairTerms({ sellerId: 'ana', statusType: 'free', more: 1 })).toEqual({
      sellerId: 'ana',
      statusType: 'paid',
    });
    expect(repairTerms({ sellerId: 'ana', statusType: 5 })).toEqual({ sellerId: 'ana', statusType: 'paid' });
    for (const broken of [undefined, null, 'ana', 3, []]) expect(repairTerms(broken)).toEqual(EMPTY_TERMS);
  });

  it('CHECKOUT-9: let go of a seller who is not there, once it is known who is', () => {
    expect(settleSeller(terms, [])).toBe(terms);
    expect(settleSeller(terms, [{ id: 'ion' }, { id: 'ana' }])).toBe(terms);
    expect(settleSeller(terms, [{ id: 'ion' }])).toEqual({ ...terms, sellerId: '' });
  });

  it('CHECKOUT-10: begin the next order with the same seller, stated as paid', () => {
    expect(nextTerms(terms)).toEqual({ sellerId: 'ana', statusType: 'paid' });
  });

  it('CHECKOUT-9: go with the order, a seller only when named', () => {
    expect(onTerms(anOrder(), terms)).toEqual({ ...anOrder(), seller: 'ana', statusType: 'credit_approved' });
    const nameless = onTerms(anOrder(), EMPTY_TERMS);
    expect(nameless).toEqual({ ...anOrder(), statusType: 'paid' });
    expect('seller' in nameless).toBe(false);
  });
});
