import { describe, expect, it } from 'vitest';
import { err, failure, fromMdl, ok } from '#core/kernel/shared/index.ts';
import {
  type CreditPartner,
  calculateCredit,
  createLoadPartners,
  createRequestCredit,
  createRequestPrime,
  type KnownPartners,
  validateCredit,
  validatePrime,
} from '#core/requests/credit/index.ts';
import { fakeIds } from '#core/testing/index.ts';

const partner: CreditPartner = {
  partnerId: 'prut',
  name: 'Prut',
  title: '',
  terms: '',
  months: [6],
  yearlyRate: 0,
  commission: 0,
  minAmount: 0,
  maxAmount: fromMdl(30_000),
};
const terms = { firstPayment: fromMdl(500) };
const down = err(failure('network', 'network', 'down'));
const request = { customer_name: 'Ion', customer_phone_number: '+37369123456' };

describe('a request for a prime credit', () => {
  it('CREDIT-5: needs a name and a phone', () => {
    expect(validatePrime({ name: ' Ion ', phone: '069 123 456' })).toEqual(ok(request));
    expect(validatePrime({ name: '', phone: '' })).toEqual(err({ name: 'required', phone: 'required' }));
    expect(validatePrime({ name: 'I', phone: '069123456' })).toEqual(err({ name: 'too_short' }));
    expect(validatePrime({ name: 'Ion', phone: '1' })).toEqual(err({ phone: 'phone' }));
  });

  it.each([
    [ok({ success: true }), true],
    [ok({ success: false }), false],
    [ok({}), false],
    [down, false],
  ])('CREDIT-6: answered %j is granted: %s', async (answer, granted) => {
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const requestPrime = createRequestPrime({
      ids: fakeIds(),
      credit: {
        requestPrime: async (query, given) => {
          asked.push(query, given);
          return answer;
        },
      },
    });
    expect(await requestPrime(request, 'ro', signal)).toEqual(
      granted ? { kind: 'accepted' } : { kind: 'refused', messages: [] },
    );
    expect(asked).toEqual([{ ...request, locale: 'ro', key: 'id-1' }, signal]);
  });

  it('LEAD-3: is asked for again under the same key while there was no answer', async () => {
    const keys: string[] = [];
    const answers = [down, ok({ success: true }), ok({ success: true })];
    const requestPrime = createRequestPrime({
      ids: fakeIds(),
      credit: {
        requestPrime: async ({ key }) => {
          keys.push(key);
          return answers.shift() ?? down;
        },
      },
    });
    for (const kind of ['refused', 'accepted', 'accepted'])
      expect(await requestPrime(request, 'ru')).toMatchObject({ kind });
    expect(keys).toEqual(['id-1', 'id-1', 'id-2']);
  });
});

describe('a request for credit', () => {
  const calculation = calculateCredit([partner], { price: fromMdl(5_000), ...terms });
  const about = { subject: { product: { productId: '7' }, tier: 'second' }, calculation } as const;
  const draft = { name: ' Ion ', phone: '069123456', comment: ' Soon ' };

  it('CREDIT-8: has chosen what was offered', () => {
    expect(validateCredit(draft, about)).toEqual(
      ok({
        productId: '7',
        tier: 'second',
        partnerId: 'prut',
        months: 6,
        ...terms,
        name: 'Ion',
        phone: '+37369123456',
        comment: 'Soon',
      }),
    );
    const nobody = calculateCredit([], { price: fromMdl(5_000) });
    expect(validateCredit(draft, { ...about, calculation: nobody })).toEqual(err({ chosen: 'required' }));
    expect(validateCredit(draft, undefined)).toEqual(err({ chosen: 'required' }));
    expect(validateCredit(draft, { subject: {}, calculation }).ok).toBe(false);
  });

  it('CREDIT-2: is about the retail price unless another was reckoned', () => {
    const { product } = about.subject;
    expect(validateCredit(draft, { subject: { product }, calculation })).toMatchObject({ value: { tier: 'retail' } });
  });

  it('CREDIT-5: needs a name and a phone, and may have a comment', () => {
    expect(validateCredit({ ...draft, name: '', phone: 'x', comment: 'x'.repeat(1001) }, about)).toEqual(
      err({ name: 'required', phone: 'phone', comment: 'too_long' }),
    );
  });
});

describe('sending a request for credit', () => {
  const wanted = {
    productId: '7',
    tier: 'retail',
    partnerId: 'prut',
    months: 6,
    firstPayment: 0,
    name: 'Ion',
    phone: '+37369123456',
    comment: '',
  } as const;

  it('LEAD-3: never makes two of one, and tells what became of it', async () => {
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const answers = [
      down,
      ok({ kind: 'accepted', orderNumber: '5' } as const),
      err(failure('domain', 'idempotency_conflict', 'used', { status: 409 })),
    ];
    const send = createRequestCredit({
      ids: fakeIds(),
      credit: {
        request: async (query, given) => {
          asked.push([query, given]);
          return answers.shift() ?? down;
        },
      },
    });
    expect(await send(wanted, 'ro', signal)).toEqual({ kind: 'unknown', failure: down.error });
    expect(await send({ ...wanted }, 'ro')).toEqual({ kind: 'accepted', orderNumber: '5' });
    expect(await send(wanted, 'ro')).toEqual({ kind: 'refused', messages: ['used'] });
    const sent = { request: wanted, locale: 'ro' };
    expect(asked).toEqual([
      [{ ...sent, key: 'id-1' }, signal],
      [{ ...sent, key: 'id-1' }, undefined],
      [{ ...sent, key: 'id-2' }, undefined],
    ]);
  });
});

describe('credit partners', () => {
  const knowing = (answer: ReturnType<typeof ok<CreditPartner[]>> | typeof down) => {
    const asked: unknown[] = [];
    const load = createLoadPartners({
      credit: {
        partners: async (query, signal) => {
          asked.push([query, signal]);
          return answer;
        },
      },
    });
    return { load, asked };
  };
  const none: KnownPartners = { locale: 'ru', partners: [] };
  const some: KnownPartners = { locale: 'ru', partners: [partner] };

  it('CREDIT-7: are asked for while none are known, and once', async () => {
    const { load, asked } = knowing(ok([partner]));
    const { signal } = new AbortController();
    expect(await load(none, 'ru', signal)).toEqual(some);
    expect(await load(some, 'ru')).toBe(some);
    expect(asked).toEqual([[{ locale: 'ru' }, signal]]);
  });

  it('CREDIT-7: are asked for anew in another language', async () => {
    const { load, asked } = knowing(ok([partner]));
    expect(await load(some, 'ro')).toEqual({ locale: 'ro', partners: [partner] });
    expect(asked).toHaveLength(1);
  });

  it('CREDIT-7: stay as they were when they cannot be had', async () => {
    expect(await knowing(down).load(some, 'ro')).toBe(some);
  });
});
