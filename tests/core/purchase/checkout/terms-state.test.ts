import { describe, expect, it } from 'vitest';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { createPartnerTerms, type Seller, UNREAD_TERMS } from '#core/purchase/checkout/index.ts';
import { EMPTY_TERMS } from '#core/purchase/checkout/partner-terms.ts';
import { fakeTermsStorage, watching } from '#core/testing/index.ts';

type Answer = Result<readonly Seller[], Failure>;

const ana: Seller = { id: 'ana', name: 'Ana' };
const down: Answer = err(failure('network', 'network', 'down'));

const aPartner = (kept?: unknown, ...answers: Answer[]) => {
  const asked: unknown[] = [];
  const termsStorage = fakeTermsStorage(kept);
  const { show, now } = watching(UNREAD_TERMS);
  const terms = createPartnerTerms({
    sellers: {
      list: async (query) => {
        asked.push(query);
        return answers.shift() ?? down;
      },
    },
    termsStorage,
    show,
  });
  return { terms, asked, saved: termsStorage.saved, now };
};

describe('the terms of a partner', () => {
  it('CHECKOUT-10: begin as the last order left them, or with nothing stated', () => {
    expect(UNREAD_TERMS).toEqual({
      terms: EMPTY_TERMS,
      sellers: [],
      loading: false,
      failed: false,
      advanceError: undefined,
    });
    const { terms, now } = aPartner({ sellerId: 'ana', statusType: 'prepaid_expense' });
    terms.start();
    expect(now().terms).toEqual({ sellerId: 'ana', statusType: 'prepaid_expense', advance: '' });
    const fresh = aPartner('{');
    fresh.terms.start();
    expect(fresh.now().terms).toEqual(EMPTY_TERMS);
  });

  it('CHECKOUT-9: name a seller and how the order is paid, and are kept', () => {
    const { terms, saved, now } = aPartner();
    terms.chooseSeller('ana');
    terms.stateAs('credit_approved');
    expect(now().terms).toEqual({ sellerId: 'ana', statusType: 'credit_approved', advance: '' });
    expect(saved).toEqual([
      { sellerId: 'ana', statusType: 'paid', advance: '' },
      { sellerId: 'ana', statusType: 'credit_approved', advance: '' },
    ]);
    terms.next();
    expect(saved.at(-1)).toEqual({ sellerId: 'ana', statusType: 'paid', advance: '' });
  });

  it('ADVANCE-1: show what is wrong with an advance until it is mended, and keep it until the next order', () => {
    const { terms, saved, now } = aPartner();
    const order = { payment: 'cash', expectedTotal: 100_000 } as const;
    terms.stateAs('prepaid_expense');
    terms.check(order);
    expect(now().advanceError).toBe('required');
    terms.typeAdvance('1500');
    expect(now().advanceError).toBeUndefined();
    terms.check(order);
    expect(now().advanceError).toBe('above_total');
    terms.stateAs('paid');
    expect(now().advanceError).toBeUndefined();
    terms.stateAs('prepaid_expense');
    terms.typeAdvance(`500${' '.repeat(30)}`);
    terms.check(order);
    expect(now()).toMatchObject({ advanceError: undefined, terms: { advance: `500${' '.repeat(17)}` } });
    expect(saved.at(-1)).toEqual(now().terms);
    terms.next();
    expect(now().terms).toEqual(EMPTY_TERMS);
  });

  it('CONTENT-2: ask who sells until somebody is known', async () => {
    const { terms, asked, now } = aPartner(undefined, down, ok([ana]));
    const loading = terms.load('ro');
    expect(now().loading).toBe(true);
    await terms.load('ro');
    expect(asked).toHaveLength(1);
    await loading;
    expect(now()).toMatchObject({ loading: false, failed: true, sellers: [] });
    await terms.load('ro');
    expect(now()).toMatchObject({ loading: false, failed: false, sellers: [ana] });
    await terms.load('ro');
    expect(asked).toEqual([{ locale: 'ro' }, { locale: 'ro' }]);
  });

  it('CHECKOUT-9: let go of a seller who no longer exists, and keep one who does without writing anew', async () => {
    const { terms, saved, now } = aPartner({ sellerId: 'gone', statusType: 'paid' }, ok([ana]));
    terms.start();
    await terms.load('ru');
    expect([now().terms.sellerId, saved]).toEqual(['', [EMPTY_TERMS]]);
    const staying = aPartner({ sellerId: 'ana', statusType: 'paid' }, ok([ana]));
    staying.terms.start();
    await staying.terms.load('ru');
    expect([staying.now().terms.sellerId, staying.saved]).toEqual(['ana', []]);
  });

  it('SECOND-5: are forgotten, and so is who sells', async () => {
    const { terms, saved, now } = aPartner({ sellerId: 'ana', statusType: 'paid' }, ok([ana]));
    terms.start();
    await terms.load('ru');
    terms.stateAs('prepaid_expense');
    terms.check({ payment: 'cash', expectedTotal: 1 });
    terms.forget();
    expect(now()).toMatchObject({ terms: EMPTY_TERMS, sellers: [], advanceError: undefined });
    expect(saved.at(-1)).toBeUndefined();
  });
});
