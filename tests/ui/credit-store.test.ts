import { describe, expect, it } from 'vitest';
import { err, type Failure, fromMdl, ok, type Result } from '#core/kernel/shared/index.ts';
import type { AnalyticsEvent } from '#core/marketing/analytics/index.ts';
import type { CreditDesk } from '#core/requests/credit/index.ts';
import { aCreditPartner, fakeAsking, fakeContactMemory, fakeIds, fakeTime } from '#core/testing/index.ts';
import { CreditStore } from '#ui/features/requests/credit/credit-store.ts';
import { ION, silence } from './request-fakes.ts';
import { aProduct } from './shop-fakes.ts';

const product = aProduct('phone');
const partners = [aCreditPartner('prut', [3, 6, 10]), aCreditPartner('codru', [12, 24])];

const aStore = () => {
  const reported: AnalyticsEvent[] = [];
  const timers = fakeTime();
  const request = fakeAsking<Parameters<CreditDesk['request']>[0]>();
  const prime = fakeAsking<Parameters<CreditDesk['requestPrime']>[0], Result<{ success?: boolean }, Failure>>();
  const store = new CreditStore(
    {
      credit: { request: request.ask, requestPrime: prime.ask },
      ids: fakeIds('key'),
      timers,
      analytics: { push: (event) => reported.push(event) },
    },
    fakeContactMemory(ION),
  );
  const calculator = store.calculate({ price: product.price, partners, product });
  return { store, calculator, reported, timers, request, prime };
};

describe('the calculator', () => {
  it('shows what core reckons, and has it reported', () => {
    const { calculator, reported, timers } = aStore();
    expect(calculator.calculation.chosen).toMatchObject({ partner: { partnerId: 'codru' }, plan: { months: 24 } });
    calculator.choosePartner('prut');
    calculator.chooseMonths(6);
    calculator.payAtOnce(fromMdl(2_000));
    calculator.setPrice(fromMdl(8_000));
    expect(calculator.calculation).toMatchObject({ price: fromMdl(8_000), paidAtOnce: fromMdl(2_000) });
    expect(calculator.calculation.chosen?.plan).toMatchObject({ months: 6, monthlyPayment: fromMdl(1_000) });
    timers.pass(600);
    calculator.tellNow();
    expect(reported).toMatchObject([{ months: 6 }, { months: 6 }]);
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

  it('CREDIT-2: says when it was calculated from the second price', async () => {
    const { store, request } = aStore();
    const partners = [aCreditPartner('prut', [3])];
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
