import { describe, expect, it } from 'vitest';
import { failure, fromMdl } from '#core/kernel/shared/index.ts';
import type { OrderFinding, OrderQuestion, OrderStatus } from '#core/purchase/checkout/index.ts';
import { ProblemStore } from '#ui/features/kernel/errors/problem-store.ts';
import { OrderStatusStore } from '#ui/features/purchase/order-status/order-status-store.ts';

const order: OrderStatus = {
  orderNumber: 'Z-1',
  status: 'accepted',
  total: fromMdl(5000),
  createdAt: '2026-11-21T10:00:00Z',
  payment: { method: 'cash', state: 'pending' },
};

const aDesk = (...findings: readonly OrderFinding[]) => {
  const asked: OrderQuestion[] = [];
  const problem = new ProblemStore();
  const findOrder = async (question: OrderQuestion): Promise<OrderFinding> => {
    asked.push(question);
    return findings[asked.length - 1] ?? { kind: 'none' };
  };
  return { asked, problem, store: new OrderStatusStore({ findOrder, problem }, 'Z-1') };
};

describe('asking for an order', () => {
  it('begins with the number of the link and the phone of the last order', () => {
    const { store } = aDesk();
    store.suggestPhone('069123456');
    store.suggestPhone('078000111');
    expect(store.question).toEqual({ orderNumber: 'Z-1', phone: '069123456' });
  });

  it('says what is wrong with a field until it is mended, and asks nobody', async () => {
    const { store, asked } = aDesk();
    await store.ask('ru');
    expect(store.errors).toEqual({ phone: 'required' });
    store.edit('phone', '0');
    expect(store.errors).toEqual({});
    expect(asked).toEqual([]);
  });

  it('shows the order that was found, and then that there is none', async () => {
    const { store } = aDesk({ kind: 'found', order }, { kind: 'none' });
    store.edit('phone', '069123456');
    await store.ask('ru');
    expect([store.order, store.none]).toEqual([order, false]);
    await store.ask('ru');
    expect([store.order, store.none]).toEqual([undefined, true]);
    store.edit('orderNumber', 'Z-2');
    expect(store.none).toBe(false);
  });

  it('asks one question at a time', async () => {
    const { store, asked } = aDesk({ kind: 'found', order });
    store.edit('phone', '069123456');
    const asking = Promise.all([store.ask('ru'), store.ask('ru')]);
    expect([store.asking, asked.length]).toEqual([true, 1]);
    await asking;
    expect([store.asking, store.order]).toEqual([false, order]);
  });

  it('tells a failure, and asks the same again when asked to', async () => {
    const silence = failure('network', 'network', 'No connection');
    const { store, problem, asked } = aDesk({ kind: 'failed', failure: silence }, { kind: 'found', order });
    store.edit('phone', '069123456');
    await store.ask('ru');
    expect(problem.problem?.failure).toBe(silence);
    problem.retry();
    await Promise.resolve();
    expect(problem.problem).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});
