import { describe, expect, it } from 'vitest';
import type { Problem } from '#core/kernel/errors/index.ts';
import { err, type Failure, failure, ok, type Result } from '#core/kernel/shared/index.ts';
import { type CancelAnswer, type OrderStatus, orderSteps } from '#core/purchase/checkout/index.ts';
import { canCancel, createOrderCancellation, NOT_CANCELLING } from '#core/purchase/my-orders/index.ts';
import { fakeIds, watching } from '#core/testing/index.ts';

const order: OrderStatus = {
  orderNumber: 'Z-1',
  status: 'cancelled',
  total: 1,
  createdAt: '2026-11-21T10:00:00Z',
  payment: { method: 'cash', state: 'pending' },
};
const question = { orderNumber: 'Z-1', phone: '+37369123456' };
const silence = failure('timeout', 'timeout', 'No answer');

const aDesk = (...answers: readonly Result<CancelAnswer, Failure>[]) => {
  const sent: unknown[] = [];
  const reported: Problem[] = [];
  const cancelled: OrderStatus[] = [];
  const { show, now, all } = watching(NOT_CANCELLING);
  const cancelling = createOrderCancellation(
    {
      orders: {
        cancel: async (query) => {
          sent.push(query);
          return answers[sent.length - 1] ?? err(silence);
        },
      },
      ids: fakeIds(),
      problem: { tell: (problem) => void reported.push(problem) },
      onCancelled: (news) => void cancelled.push(news),
      show,
    },
    question,
  );
  return { ...cancelling, sent, reported, cancelled, now, all };
};

describe('cancelling an order', () => {
  it('MINE-5: is possible while the provider says so and it has not left', () => {
    const possible = orderSteps.filter((status) => canCancel({ ...order, status, cancellable: true }));
    expect(possible).toEqual(['accepted', 'confirmed', 'assembled', 'ready']);
    expect(canCancel({ ...order, cancellable: true })).toBe(false);
    expect(canCancel({ ...order, status: 'accepted', cancellable: false })).toBe(false);
    expect(canCancel({ ...order, status: 'accepted' })).toBe(false);
  });

  it('MINE-5: asks whether it is meant, and does nothing before', async () => {
    const desk = aDesk(ok({ kind: 'cancelled', order }));
    await desk.cancel('ru');
    desk.ask();
    desk.keep();
    await desk.cancel('ru');
    expect([desk.sent, desk.now()]).toEqual([[], NOT_CANCELLING]);
    desk.ask();
    await desk.cancel('ro');
    expect(desk.sent).toEqual([{ ...question, key: 'id-1', locale: 'ro' }]);
    expect(desk.all.map(({ phase }) => phase)).toEqual(['asked', 'idle', 'asked', 'cancelling', 'cancelled']);
    expect(desk.cancelled).toEqual([order]);
    await desk.cancel('ro');
    expect(desk.sent).toHaveLength(1);
  });

  it('MINE-6: goes under the same key until there is an answer', async () => {
    const desk = aDesk(err(silence), ok({ kind: 'cancelled', order }));
    desk.ask();
    await desk.cancel('ru');
    expect([desk.now().phase, desk.reported[0]?.failure]).toEqual(['asked', silence]);
    desk.reported[0]?.retry();
    await new Promise((resolve) => setImmediate(resolve));
    expect(desk.sent[1]).toEqual(desk.sent[0]);
    expect(desk.now().phase).toBe('cancelled');
  });

  it('MINE-5: says why it is too late', async () => {
    const desk = aDesk(ok({ kind: 'refused', messages: ['Уже в пути'] }));
    desk.ask();
    await desk.cancel('ru');
    expect([desk.now(), desk.cancelled]).toEqual([{ phase: 'idle', refusals: ['Уже в пути'] }, []]);
  });
});
