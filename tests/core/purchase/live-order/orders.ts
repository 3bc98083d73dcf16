import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';

export const linkKey = 'q7Zb1mC0x2vN8sLr4TfWkYhE6uJpA9dG';
export const query = { linkKey, locale: 'ro' } as const;
export const silence = failure('timeout', 'timeout', 'No answer');
export const nowhere = notFound('No order has this link');

/** An order that is followed, except for what is asked to be different. */
export const aStatus = (different: Partial<OrderStatus> = {}): OrderStatus => ({
  orderNumber: 'Z-1',
  status: 'accepted',
  total: 300_000,
  createdAt: '2026-11-21T10:00:00Z',
  payment: { method: 'cash', state: 'pending' },
  cancellable: true,
  ...different,
});

/** A desk that answers with whatever it holds by then, and counts how often it was asked. */
export const aDesk = (first: Result<OrderStatus, Failure> = ok(aStatus())) => {
  const desk = {
    answer: first,
    asked: 0,
    byLink: async (): Promise<Result<OrderStatus, Failure>> => {
      desk.asked += 1;
      return desk.answer;
    },
    fail: () => {
      desk.answer = err(silence);
    },
    setState: (different: Partial<OrderStatus>) => {
      desk.answer = ok(aStatus(different));
    },
  };
  return desk;
};

/** Lets everything that was promised come true. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
