import { describe, expect, it } from 'vitest';
import { err, type Failure, fromMdl, ok, type Result } from '#core/kernel/shared/index.ts';
import type { AnalyticsEvent } from '#core/marketing/analytics/index.ts';
import type { CreditDesk } from '#core/requests/credit/index.ts';
import type { CreditCalculator } from '#ui/features/requests/credit/credit-calculator.ts';
import { CreditStore } from '#ui/features/requests/credit/credit-store.ts';
import { aPartner, fakeAsking, knownContact, silence } from './request-fakes.ts';
import { aProduct, countedIds, fakeTimers } from './shop-fakes.ts';

const product = aProduct('phone');
const partners = [aPartner('prut', [3, 6, 10]), aPartner('codru', [12, 24])];

const aStore = () => {
  const reported: AnalyticsEvent[] = [];
  const timers = fakeTimers();
  const request = fakeAsking<Parameters<CreditDesk['request']>[0]>();
  const prime = fakeAsking<Parameters<CreditDesk['requestPrime']>[0], Result<{ success?: boolean }, Failure>>();
  const store = new CreditStore(
    {
      credit: { request: request.ask, requestPrime: prime.ask },
      ids: countedIds(),
      timers,
      analytics: { push: (event) => reported.push(event) },
    },
    knownContact().contact,
  );
  const calculator = store.calculate({ price: product.price, partners, product });
  return { store, calculator, reported, timers, request, prime };
};

describe('the calculator', () => {
  it('begins with the smallest monthly payment and keeps the nearest length when the partner changes', () => {
    const { calculator } = aStore();
    expect(calculator.chosen).toMatchObject({ partner: { partnerId: 'codru' }, plan: { months: 24 } });
    expect(calculator.lenders.map(({ partner, plan }) => [partner.partnerId, plan.months])).toEqual([
      ['prut', 10],
      ['codru', 24],
    ]);
    calculator.choosePartner('prut');
    expect(calculator.chosen).toMatchObject({ partner: { partnerId: 'prut' }, plan: { months: 10 } });
    calculator.chooseMonths(6);
    expect(calculator.chosen?.plan).toMatchObject({ months: 6, monthlyPayment: Math.floor(fromMdl(5_000) / 6) });
    expect(calculator.plans.map(({ months }) => months)).toEqual([3, 6, 10]);
  });

  it('takes a first payment as far as somebody lends the rest', () => {
    const { calculator } = aStore();
    calculator.payAtOnce(fromMdl(2_000));
    expect(calculator.chosen?.plan.amount).toBe(fromMdl(3_000));
    calculator.payAtOnce(fromMdl(4_900));
    expect([calculator.firstPayment, calculator.paidAtOnce]).toEqual([fromMdl(4_900), fromMdl(4_000)]);
  });

  it('has nothing to choose where nobody lends', () => {
    const { calculator, reported } = aStore();
    calculator.setPrice(fromMdl(900));
    expect([calculator.chosen, calculator.lenders, calculator.plans, calculator.firstPayments]).toEqual([
      undefined,
      [],
      [],
      undefined,
    ]);
    calculator.chooseMonths(6);
    calculator.choosePartner('prut');
    calculator.tellNow();
    expect([calculator.chosen, reported]).toEqual([undefined, []]);
    calculator.setPrice(fromMdl(5_000));
    expect(calculator.chosen).toMatchObject({ partner: { partnerId: 'prut' }, plan: { months: 3 } });
  });

  it('ANALYTICS-1: tells what was reckoned once it has stood for 600 ms', () => {
    const { calculator, reported, timers } = aStore();
    calculator.payAtOnce(fromMdl(1_000));
    timers.pass(500);
    calculator.payAtOnce(fromMdl(200));
    timers.pass(599);
    expect(reported).toEqual([]);
    timers.pass(1);
    expect(reported).toEqual([
      { event: 'credit_check_value', currency: 'MDL', value: 200, item_id: 'phone', months: 24 },
    ]);
  });

  it.each<[string, (calculator: CreditCalculator) => void, number]>([
    ['a partner', (calculator) => calculator.choosePartner('prut'), 10],
    ['a length', (calculator) => calculator.chooseMonths(12), 12],
    ['a price', (calculator) => calculator.setPrice(fromMdl(6_000)), 24],
  ])('ANALYTICS-1: tells of %s that was chosen, and once when it was asked for meanwhile', (_what, choose, months) => {
    const { calculator, reported, timers } = aStore();
    choose(calculator);
    timers.pass(600);
    expect(reported).toMatchObject([{ months }]);
    choose(calculator);
    calculator.tellNow();
    timers.pass(600);
    expect(reported).toHaveLength(2);
  });
});

describe('a request for credit', () => {
  it('carries the terms of its calculator and ends with its number', async () => {
    const { store, calculator, request, reported } = aStore();
    calculator.choosePartner('prut');
    calculator.payAtOnce(fromMdl(500));
    store.show(calculator);
    expect(reported).toHaveLength(1);
    void store.form.submit('ro');
    await request.answer(ok({ kind: 'accepted', orderNumber: '8' }));
    expect(request.asked).toEqual([
      {
        key: 'key-1',
        locale: 'ro',
        request: {
          productId: 'phone',
          tier: 'retail',
          partnerId: 'prut',
          months: 10,
          firstPayment: fromMdl(500),
          name: 'Ion Rusu',
          phone: '+37369123456',
          comment: '',
        },
      },
    ]);
    expect([store.form.phase, store.form.orderNumber]).toEqual(['done', '8']);
  });

  it('CREDIT-2: says that it is about the second price when that was reckoned', async () => {
    const { store, request } = aStore();
    const partners = [aPartner('prut', [3])];
    store.show(store.calculate({ price: fromMdl(4_500), partners, product, tier: 'second' }));
    void store.form.submit('ru');
    await request.answer(ok({ kind: 'accepted' }));
    expect(request.asked[0]?.request).toMatchObject({ productId: 'phone', tier: 'second', months: 3 });
  });

  it('LEAD-3: without an answer is asked for again under its key', async () => {
    const { store, calculator, request } = aStore();
    store.show(calculator);
    void store.form.submit('ru');
    await request.answer(err(silence));
    expect(store.form.phase).toBe('unknown');
    void store.form.retry();
    await request.answer(ok({ kind: 'accepted' }));
    expect(request.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect([store.form.phase, store.form.orderNumber]).toEqual(['done', undefined]);
  });

  it('CREDIT-8: is not sent while nothing is offered', async () => {
    const { store, calculator, request } = aStore();
    calculator.setPrice(fromMdl(900));
    store.show(calculator);
    await store.form.submit('ru');
    expect(request.asked).toEqual([]);
  });
});

describe('a prime credit', () => {
  it.each([
    [ok({ success: true }), true],
    [ok({ success: false }), false],
    [ok({}), false],
    [err(silence), false],
  ])('CREDIT-6: answered %j is granted: %s', async (answer, granted) => {
    const { store, prime } = aStore();
    store.showPrime();
    void store.prime.submit('ru');
    await prime.answer(answer);
    expect([store.prime.phase, store.prime.refused]).toEqual(granted ? ['done', undefined] : ['editing', []]);
    expect(prime.asked).toEqual([
      { customer_name: 'Ion Rusu', customer_phone_number: '+37369123456', locale: 'ru', key: 'key-1' },
    ]);
  });
});
