import { describe, expect, it } from 'vitest';
import { err, failure, fromMdl, notFound, ok } from '#core/kernel/shared/index.ts';
import { NO_QUESTION } from '#core/purchase/checkout/find-order.ts';
import { createFindOrder, type OrderStatus, orderWay, validateQuestion } from '#core/purchase/checkout/index.ts';

const order: OrderStatus = {
  orderNumber: '100001',
  status: 'assembled',
  total: fromMdl(5000),
  createdAt: '2026-11-21T10:00:00Z',
  payment: { method: 'cash', state: 'pending' },
};

describe('an order that is asked for', () => {
  it('ORDER-6: needs its number, however it is written, and a phone', () => {
    for (const orderNumber of ['100001', ' № 100 001 ', '#100001', 'Nr. 100001', 'номер 100001'])
      expect(validateQuestion({ orderNumber, phone: '069 123 456' })).toEqual(
        ok({ orderNumber: '100001', phone: '+37369123456' }),
      );
    expect(validateQuestion(NO_QUESTION)).toEqual(err({ orderNumber: 'required', phone: 'required' }));
    expect(validateQuestion({ orderNumber: '№', phone: '12345' })).toEqual(
      err({ orderNumber: 'required', phone: 'phone' }),
    );
  });

  it('ORDER-6: is shown, is nobody’s, or could not be asked for', async () => {
    const asked: unknown[] = [];
    const find = (answer: Awaited<ReturnType<Parameters<typeof createFindOrder>[0]['orders']['status']>>) =>
      createFindOrder({
        orders: {
          status: async (question) => {
            asked.push(question);
            return answer;
          },
        },
      })({ orderNumber: '100001', phone: '+37369123456' }, 'ro');
    expect(await find(ok(order))).toEqual({ kind: 'found', order });
    expect(await find(err(notFound('No such order')))).toEqual({ kind: 'none' });
    expect(await find(err(failure('http', 'http_400', 'Bad', { status: 400 })))).toEqual({ kind: 'none' });
    const silence = failure('network', 'unreachable', 'No answer');
    expect(await find(err(silence))).toEqual({ kind: 'failed', failure: silence });
    expect(asked[0]).toEqual({ orderNumber: '100001', phone: '+37369123456', locale: 'ro' });
  });

  it('ORDER-5: has every step on its way, and a cancelled one has left it', () => {
    expect(orderWay('assembled').map(({ step, state }) => `${step} ${state}`)).toEqual([
      'accepted done',
      'confirmed done',
      'assembled current',
      'on_the_way ahead',
      'delivered ahead',
    ]);
    expect(orderWay('on_the_way').map(({ step, state }) => `${step} ${state}`)).toEqual([
      'accepted done',
      'confirmed done',
      'assembled done',
      'on_the_way current',
      'delivered ahead',
    ]);
    expect(orderWay('ready')).toEqual(orderWay('on_the_way'));
    expect(orderWay('accepted')[0]).toEqual({ step: 'accepted', state: 'current' });
    for (const end of ['cancelled', 'unknown'] as const)
      expect(orderWay(end, 'pickup').map(({ step, state }) => `${step} ${state}`)).toEqual([
        'accepted done',
        `${end} current`,
      ]);
    expect(orderWay('delivered').at(-1)).toEqual({ step: 'delivered', state: 'current' });
    expect(orderWay('cancelled')).toEqual([
      { step: 'accepted', state: 'done' },
      { step: 'cancelled', state: 'current' },
    ]);
  });

  it('ORDER-5: what is picked up goes a way of its own', () => {
    const way = (status: Parameters<typeof orderWay>[0]) =>
      orderWay(status, 'pickup').map(({ step, state }) => `${step} ${state}`);
    expect(way('ready')).toEqual([
      'accepted done',
      'confirmed done',
      'gathered done',
      'ready current',
      'handed_over ahead',
    ]);
    expect(way('assembled')[2]).toBe('gathered current');
    expect(way('on_the_way')[2]).toBe('gathered current');
    expect(way('delivered').at(-1)).toBe('handed_over current');
    expect(way('cancelled')).toEqual(['accepted done', 'cancelled current']);
  });
});
