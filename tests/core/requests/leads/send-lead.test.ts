import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { AnalyticsEvent } from '#core/marketing/analytics/index.ts';
import {
  createSendLead,
  type Lead,
  leadAbout,
  leadKinds,
  leadSubject,
  openCouponModal,
  openLeadModal,
  showsCartHint,
  showsRetailNotice,
} from '#core/requests/leads/index.ts';
import { aPhone, fakeIds } from '#core/testing/index.ts';

const lead: Lead = { kind: 'one_click', productId: '7', name: 'Ion', phone: '+37369123456', comment: '', locale: 'ru' };
const silence = failure('timeout', 'timeout', 'late');
const accepted = ok({ kind: 'accepted', orderNumber: '1' } as const);

const deskAnswering = (...answers: Result<FormAnswer, Failure>[]) => {
  const keys: string[] = [];
  const given: unknown[] = [];
  const reported: AnalyticsEvent[] = [];
  const orderedAt: number[] = [];
  const send = createSendLead({
    analytics: { push: (event) => void reported.push(event) },
    clock: { now: () => 7 },
    giftStorage: { saveOrderedAt: (at) => void orderedAt.push(at) },
    ids: fakeIds(),
    leads: {
      send: async ({ key }, signal) => {
        keys.push(key);
        given.push(signal);
        return answers.shift() ?? err(silence);
      },
    },
  });
  return { send, keys, given, reported, orderedAt };
};

describe('sending a request', () => {
  it('LEAD-5: names the seller of a purchase in one click, where one is named, and of nothing else', async () => {
    const sent: Lead[] = [];
    let seller: string | undefined = 'ana';
    const send = createSendLead({
      analytics: { push: () => undefined },
      clock: { now: () => 7 },
      giftStorage: { saveOrderedAt: () => undefined },
      ids: fakeIds(),
      leads: {
        send: async (query) => {
          sent.push(query.lead);
          return accepted;
        },
      },
      seller: () => seller,
    });
    await send(lead);
    await send({ ...lead, kind: 'preorder' });
    seller = '';
    await send(lead);
    expect(sent.map((one) => one.seller)).toEqual(['ana', undefined, undefined]);
  });

  it('LEAD-3: asks again under the same key while there is no definite answer', async () => {
    const { send, keys } = deskAnswering(err(silence), err(silence), accepted, accepted);
    expect(await send(lead)).toEqual({ kind: 'unknown', failure: silence });
    await send({ ...lead });
    expect(await send(lead)).toEqual({ kind: 'accepted', orderNumber: '1' });
    await send(lead);
    expect(keys).toEqual(['id-1', 'id-1', 'id-1', 'id-2']);
  });

  it('LEAD-3: another request has another key', async () => {
    const { send, keys } = deskAnswering(err(silence), accepted);
    await send(lead);
    await send({ ...lead, productId: '8' });
    expect(keys).toEqual(['id-1', 'id-2']);
  });

  it('LEAD-3 ERROR-10: a refusal is definite', async () => {
    const { send, keys } = deskAnswering(
      err(failure('domain', 'x', 'no')),
      ok({ kind: 'refused', messages: ['closed'] }),
      accepted,
    );
    expect(await send(lead)).toEqual({ kind: 'refused', messages: ['no'] });
    expect(await send(lead)).toEqual({ kind: 'refused', messages: ['closed'] });
    await send(lead);
    expect(keys).toEqual(['id-1', 'id-2', 'id-3']);
  });

  it('LEAD-3: hands the signal on', async () => {
    const { send, given } = deskAnswering(accepted);
    const { signal } = new AbortController();
    await send(lead, undefined, signal);
    expect(given).toEqual([signal]);
  });

  it('ANALYTICS-4, GIFT-2: reports and records a purchase in one click once it has a number, and nothing that was refused', async () => {
    const refused = ok({ kind: 'refused', messages: [] } as const);
    const { send, reported, orderedAt } = deskAnswering(refused, ok({ kind: 'accepted' }), accepted, accepted);
    const about = openLeadModal('one_click', aPhone().costing(5_000).build());
    await send(lead, about);
    await send(lead, about);
    await send(lead);
    expect([reported, orderedAt]).toEqual([[], []]);
    await send(lead, about);
    expect(orderedAt).toEqual([7]);
    expect(reported).toMatchObject([
      { event: 'purchase', ecommerce: { transaction_id: '1', value: 5_000 }, user: { phone: '+37369123456' } },
    ]);
  });

  it('ANALYTICS-5: reports a coupon that a phone was left for, and nothing of another consultation', async () => {
    const { send, reported } = deskAnswering(accepted, ok({ kind: 'refused', messages: [] }), accepted);
    await send(lead, openLeadModal('consultation'));
    await send(lead, openCouponModal('ZORI2026'));
    expect(reported).toEqual([]);
    await send(lead, openCouponModal('ZORI2026'));
    expect(reported).toEqual([{ event: 'lead_coupon', coupon: 'ZORI2026', user: { phone: '+37369123456' } }]);
  });
});

describe('the modal of a request', () => {
  const phone = aPhone().being({ productId: '7' }).build();

  it('LEAD-4: keeps the product whose modal is open', () => {
    expect(openLeadModal('preorder', phone)).toEqual({ kind: 'preorder', product: phone });
    expect(openLeadModal('consultation')).toEqual({ kind: 'consultation' });
    expect(openCouponModal('A')).toEqual({ kind: 'consultation', coupon: 'A' });
  });

  it('LEAD-1: is checked for its product, and is a consultation when nothing in particular was opened', () => {
    expect(leadAbout(openLeadModal('preorder', phone), 'ro')).toEqual({
      kind: 'preorder',
      productId: '7',
      locale: 'ro',
    });
    expect(leadAbout(undefined, 'ru')).toEqual({ kind: 'consultation', locale: 'ru' });
  });

  it('LEAD-6: is said to be at the ordinary price where goods are bought and another price is seen', () => {
    const priced = { ...phone, tierPrices: { second: phone.price - 100 } };
    const said = leadKinds.filter((kind) => showsRetailNotice(openLeadModal(kind, priced), true));
    expect(said).toEqual(['one_click', 'preorder']);
    expect(showsRetailNotice(openLeadModal('one_click', priced), false)).toBe(false);
    expect(showsRetailNotice(openLeadModal('one_click', phone), true)).toBe(false);
    expect(showsRetailNotice(openLeadModal('one_click'), true)).toBe(false);
  });

  it('LEAD-6: leads to the cart for another price only where the product can be put there', () => {
    const priced = { ...phone, tierPrices: { second: phone.price - 100 } };
    const coming = { ...priced, inStock: false, labels: ['preorder'] as const };
    expect(showsCartHint(openLeadModal('one_click', priced), true)).toBe(true);
    expect(showsCartHint(openLeadModal('preorder', coming), true)).toBe(false);
    expect(showsRetailNotice(openLeadModal('preorder', coming), true)).toBe(true);
    expect(showsCartHint(openLeadModal('one_click', priced), false)).toBe(false);
    expect(showsCartHint(openLeadModal('consultation'), true)).toBe(false);
  });

  it('LEAD-3: is another one for another kind, product or coupon', () => {
    const modals = [
      openLeadModal('preorder', phone),
      openLeadModal('one_click', phone),
      openLeadModal('one_click', aPhone().being({ productId: '8' }).build()),
      openLeadModal('consultation'),
      openCouponModal('A'),
      openCouponModal('B'),
    ];
    expect(modals.map(leadSubject)).toEqual([
      'preorder 7',
      'one_click 7',
      'one_click 8',
      'consultation ',
      'coupon A',
      'coupon B',
    ]);
  });
});
