import { describe, expect, it } from 'vitest';
import type { Problem } from '#core/kernel/errors/index.ts';
import { failure, fromMdl } from '#core/kernel/shared/index.ts';
import {
  createOrderLookup,
  emptyOrderLookup,
  type OrderFinding,
  type OrderQuestion,
  type OrderStatus,
} from '#core/purchase/checkout/index.ts';
import { watching } from '#core/testing/index.ts';

const order: OrderStatus = {
  orderNumber: 'Z-1',
  status: 'accepted',
  total: fromMdl(5000),
  createdAt: '2026-11-21T10:00:00Z',
  payment: { method: 'cash', state: 'pending' },
};

const aDesk = (...findings: readonly OrderFinding[]) => {
  const asked: OrderQuestion[] = [];
  const reported: Problem[] = [];
  const problem = { tell: (problem: Problem) => void reported.push(problem) };
  const { show, now } = watching(emptyOrderLookup('Z-1'));
  const findOrder = async (question: OrderQuestion): Promise<OrderFinding> => {
    asked.push(question);
    return findings[asked.length - 1] ?? { kind: 'none' };
  };
  return { asked, reported, now, ...createOrderLookup({ findOrder, problem, show }, 'Z-1') };
};

describe('asking for an order', () => {
  it('ORDER-6: begins with the number of the link and the phone of the last order', () => {
    const { now, suggestPhone } = aDesk();
    const question = { orderNumber: 'Z-1', phone: '' };
    expect(now()).toEqual({ question, errors: {}, asking: false, order: undefined, phone: '', none: false });
    suggestPhone('069123456');
    suggestPhone('078000111');
    expect(now()).toEqual({ ...emptyOrderLookup('Z-1'), question: { orderNumber: 'Z-1', phone: '069123456' } });
  });

  it('ORDER-6: keeps the phone that an order was found by, and takes the news of it', async () => {
    const { now, ask, edit, learn } = aDesk({ kind: 'found', order });
    edit('phone', '069 123 456');
    await ask('ru');
    edit('phone', '078000111');
    const news = { ...order, status: 'cancelled' } as const;
    learn(news);
    expect([now().phone, now().order]).toEqual(['+37369123456', news]);
  });

  it('ORDER-6: says what is wrong with a field until it is mended, and asks nobody', async () => {
    const { now, ask, edit, asked } = aDesk();
    edit('orderNumber', '');
    await ask('ru');
    expect([now().errors, now().asking]).toEqual([{ orderNumber: 'required', phone: 'required' }, false]);
    edit('phone', '0');
    expect([now().errors, asked]).toEqual([{ orderNumber: 'required' }, []]);
  });

  it('ORDER-6: shows the order that was found, and then that there is none', async () => {
    const { now, ask, edit } = aDesk({ kind: 'found', order }, { kind: 'none' });
    edit('phone', '069123456');
    await ask('ru');
    expect([now().order, now().none]).toEqual([order, false]);
    await ask('ru');
    expect([now().order, now().none]).toEqual([undefined, true]);
    edit('orderNumber', 'Z-2');
    expect(now().none).toBe(false);
  });

  it('ORDER-6: asks one question at a time', async () => {
    const { now, ask, edit, asked } = aDesk({ kind: 'found', order });
    edit('phone', '069123456');
    const asking = Promise.all([ask('ru'), ask('ru')]);
    expect([now().asking, asked]).toEqual([true, [{ orderNumber: 'Z-1', phone: '+37369123456' }]]);
    await asking;
    expect([now().asking, now().order]).toEqual([false, order]);
  });

  it('ORDER-6: tells a failure, keeps what was found, and asks the same again when asked to', async () => {
    const silence = failure('network', 'network', 'No connection');
    const findings: OrderFinding[] = [{ kind: 'found', order }, { kind: 'failed', failure: silence }, { kind: 'none' }];
    const { now, ask, edit, reported, asked } = aDesk(...findings);
    edit('phone', '069123456');
    await ask('ru');
    await ask('ru');
    expect([reported.map((problem) => problem.failure), now().order, now().asking]).toEqual([[silence], order, false]);
    reported[0]?.retry();
    await Promise.resolve();
    expect([asked.length, now().none]).toEqual([3, true]);
  });
});
