import { type FieldError, hasNoErrors, parsePhone, phoneError, presentErrors } from '#core/kernel/fields/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { cleanCode, err, type Failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { DeliveryMethod } from '#core/purchase/delivery/index.ts';
import type { OrderDesk, OrderStatus, OrderStep } from './ports.ts';

/** What is typed to see an order. */
export interface OrderQuestion {
  readonly orderNumber: string;
  readonly phone: string;
}

/** Nothing typed yet (rule ORDER-6). */
export const NO_QUESTION: OrderQuestion = { orderNumber: '', phone: '' };

export type OrderQuestionErrors = Partial<Record<keyof OrderQuestion, Extract<FieldError, 'required' | 'phone'>>>;

/** What people write before a number: `№ 100 001`, `#100001`. */
const BEFORE_NUMBER = /^(?:№|#|nr\.?|номер)/i;

/** Order number without "№" and spaces (rule ORDER-6). */
const tidyNumber = (written: string): string => cleanCode(written).replaceAll(/\s/g, '').replace(BEFORE_NUMBER, '');

/** Number and phone as they are asked by, or what is wrong with each field (rule ORDER-6). */
export const validateQuestion = (typed: OrderQuestion): Result<OrderQuestion, OrderQuestionErrors> => {
  const orderNumber = tidyNumber(typed.orderNumber);
  const phone = parsePhone(typed.phone);
  const errors: OrderQuestionErrors = presentErrors({
    orderNumber: orderNumber === '' ? ('required' as const) : undefined,
    phone: phoneError(typed.phone),
  });
  return phone === undefined || !hasNoErrors(errors) ? err(errors) : ok({ orderNumber, phone });
};

/** Answer to a question about an order. */
export type OrderFinding =
  | { readonly kind: 'found'; readonly order: OrderStatus }
  /** Number and phone do not belong together, or are unknown (rule ORDER-6). */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Use-case: the state of an order by its number and phone (rule ORDER-6). */
export const createFindOrder =
  ({ orders }: { readonly orders: Pick<OrderDesk, 'status'> }) =>
  async (question: OrderQuestion, locale: Locale, signal?: AbortSignal): Promise<OrderFinding> => {
    const status = await orders.status({ ...question, locale }, signal);
    if (status.ok) return { kind: 'found', order: status.value };
    const unknown = status.error.status === 404 || status.error.status === 400;
    return unknown ? { kind: 'none' } : { kind: 'failed', failure: status.error };
  };

/** A step as shown to the customer. */
export type Milestone = OrderStep | 'gathered' | 'handed_over';

/** One step on an order's way. */
export interface OrderMilestone {
  readonly step: Milestone;
  readonly state: 'done' | 'current' | 'ahead';
}

type StepOfWay = Exclude<OrderStep, 'cancelled' | 'unknown'>;

/** What each step is called on each way; the ways go through these, in this order (rule ORDER-5). */
const ways: Readonly<Record<DeliveryMethod, Readonly<Record<StepOfWay, Milestone>>>> = {
  address: {
    accepted: 'accepted',
    confirmed: 'confirmed',
    assembled: 'assembled',
    on_the_way: 'on_the_way',
    ready: 'on_the_way',
    delivered: 'delivered',
  },
  pickup: {
    accepted: 'accepted',
    confirmed: 'confirmed',
    assembled: 'gathered',
    on_the_way: 'gathered',
    ready: 'ready',
    delivered: 'handed_over',
  },
};

/** What a step of an order on its way to an address or to its shop is called (rule ORDER-5). */
export const milestoneOf = (step: OrderStep, method: DeliveryMethod): Milestone =>
  step === 'cancelled' || step === 'unknown' ? step : ways[method][step];

/**
 * All steps of an order and the current one; a cancelled order has only the first, and of an unknown step nothing more
 * is shown (rule ORDER-5).
 */
export const orderWay = (status: OrderStep, method: DeliveryMethod = 'address'): readonly OrderMilestone[] => {
  if (status === 'cancelled' || status === 'unknown')
    return [
      { step: 'accepted', state: 'done' },
      { step: status, state: 'current' },
    ];
  const steps = [...new Set(Object.values(ways[method]))];
  const reached = steps.indexOf(ways[method][status]);
  return steps.map((step, place) => ({
    step,
    state: place < reached ? 'done' : place === reached ? 'current' : 'ahead',
  }));
};
