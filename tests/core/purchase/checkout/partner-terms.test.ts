import { describe, expect, it } from 'vitest';
import {
  dropUnknownSeller,
  EMPTY_TERMS,
  nextTerms,
  onTerms,
  repairTerms,
} from '#core/purchase/checkout/partner-terms.ts';
import { anOrder } from '#core/testing/index.ts';

const terms = { sellerId: 'ana', statusType: 'credit_approved', advance: '' } as const;

describe("a partner's terms", () => {
  it('CHECKOUT-9 CART-20: are nobody and paid until something is said', () => {
    expect(EMPTY_TERMS).toEqual({ sellerId: '', statusType: 'paid', advance: '' });
  });

  it('CHECKOUT-9 CART-20: survive storage field by field', () => {
    expect(repairTerms(structuredClone(terms))).toEqual(terms);
    expect(repairTerms({ sellerId: 7, statusType: 'prepaid_expense' })).toEqual({
      sellerId: '',
      statusType: 'prepaid_expense',
      advance: '',
    });
    expect(repairTerms({ sellerId: 'ana', statusType: 'free', more: 1 })).toEqual({
      sellerId: 'ana',
      statusType: 'paid',
      advance: '',
    });
    expect(repairTerms({ sellerId: 'ana', statusType: 5, advance: 5 })).toEqual({ ...EMPTY_TERMS, sellerId: 'ana' });
    for (const broken of [undefined, null, 'ana', 3, []]) expect(repairTerms(broken)).toEqual(EMPTY_TERMS);
  });

  it('ADVANCE-1: keep the sum of an advance as it was typed, at most 20 characters of it', () => {
    expect(repairTerms({ ...terms, advance: '500' }).advance).toBe('500');
    expect(repairTerms({ ...terms, advance: '1'.repeat(21) }).advance).toBe('1'.repeat(20));
  });

  it('CHECKOUT-9: let go of a seller who is not there, once it is known who is', () => {
    expect(dropUnknownSeller(terms, [])).toBe(terms);
    expect(dropUnknownSeller(terms, [{ id: 'ion' }, { id: 'ana' }])).toBe(terms);
    expect(dropUnknownSeller(terms, [{ id: 'ion' }])).toEqual({ ...terms, sellerId: '' });
  });

  it('CHECKOUT-10: begin the next order with the same seller, stated as paid', () => {
    expect(nextTerms({ ...terms, advance: '500' })).toEqual({ ...EMPTY_TERMS, sellerId: 'ana' });
  });

  it('CHECKOUT-9: go with the order, a seller only when named', () => {
    const order = { ...anOrder(), payment: 'credit' } as const;
    expect(onTerms(order, terms)).toEqual({ ...order, seller: 'ana', statusType: 'credit_approved' });
    // CHECKOUT-17: what was left of another way to pay is not stated.
    expect(onTerms(anOrder(), terms).statusType).toBe('paid');
    const nameless = onTerms(anOrder(), EMPTY_TERMS);
    expect(nameless).toEqual({ ...anOrder(), statusType: 'paid' });
    expect('seller' in nameless).toBe(false);
    expect('advance' in nameless).toBe(false);
  });

  it('ADVANCE-1: go with its sum, in bani, where an advance is stated', () => {
    const prepaid = { ...terms, statusType: 'prepaid_expense', advance: '1 500,50' } as const;
    expect(onTerms(anOrder(), prepaid).advance).toBe(150_050);
    expect('advance' in onTerms(anOrder(), { ...prepaid, statusType: 'paid' })).toBe(false);
    expect('advance' in onTerms(anOrder(), { ...prepaid, advance: 'much' })).toBe(false);
  });
});
