import { describe, expect, it } from 'vitest';
import {
  type CreditPartner,
  creditOptions,
  type KnownPartners,
  makeLoadPartners,
  makeRequestPrime,
  validateCredit,
  validatePrime,
} from '#core/credit/index.ts';
import { err, failure, fromMdl, ok } from '#core/shared/index.ts';

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
    const requestPrime = makeRequestPrime({
      credit: {
        requestPrime: async (query, given) => {
          asked.push(query, given);
          return answer;
        },
      },
    });
    expect(await requestPrime(request, 'ro', signal)).toBe(granted);
    expect(asked).toEqual([{ ...request, locale: 'ro' }, signal]);
  });
});

describe('a request for credit', () => {
  const options = creditOptions(fromMdl(5_000), [partner]);
  const about = { productId: '7', secondPrice: true, options };
  const draft = { name: ' Ion ', phone: '069123456', comment: ' Soon ', chosen: { partnerId: 'prut', months: 6 } };

  it('CREDIT-8: has chosen what was offered', () => {
    expect(validateCredit(draft, about)).toEqual(
      ok({
        productId: '7',
        secondPrice: true,
        partnerId: 'prut',
        months: 6,
        name: 'Ion',
        phone: '+37369123456',
        comment: 'Soon',
      }),
    );
    const { chosen: _none, ...unchosen } = draft;
    expect(validateCredit(unchosen, about)).toEqual(err({ chosen: 'required' }));
    expect(validateCredit({ ...draft, chosen: { partnerId: 'prut', months: 7 } }, about)).toEqual(
      err({ chosen: 'required' }),
    );
    expect(validateCredit({ ...draft, chosen: { partnerId: 'x', months: 6 } }, about)).toEqual(
      err({ chosen: 'required' }),
    );
  });

  it('CREDIT-5: needs a name and a phone, and may have a comment', () => {
    expect(validateCredit({ ...draft, name: '', phone: 'x', comment: 'x'.repeat(1001) }, about)).toEqual(
      err({ name: 'required', phone: 'phone', comment: 'too_long' }),
    );
  });
});

describe('credit partners', () => {
  const knowing = (answer: ReturnType<typeof ok<CreditPartner[]>> | typeof down) => {
    const asked: unknown[] = [];
    const load = makeLoadPartners({
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
