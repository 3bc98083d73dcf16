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
  it('shows what core asks and finds, and tells a failure in the one modal of failures', async () => {
    const silence = failure('network', 'network', 'No connection');
    const { store, problem, asked } = aDesk({ kind: 'failed', failure: silence }, { kind: 'found', order });
    expect(store.question.orderNumber).toBe('Z-1');
    store.suggestPhone('069');
    await store.ask('ru');
    expect(store.errors).toEqual({ phone: 'phone' });
    store.edit('phone', '069123456');
    await store.ask('ru');
    expect(problem.problem?.failure).toBe(silence);
    problem.retry();
    await new Promise((resolve) => setImmediate(resolve));
    expect([asked.length, store.order, problem.problem]).toEqual([2, order, undefined]);
  });
});
