import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type Bani,
  type Failure,
  type Ids,
  isUndecided,
  type Result,
  withIdempotencyKey,
} from '#core/kernel/shared/index.ts';
import { campaignFields, type UtmSet } from '#core/marketing/campaign/index.ts';
import type { Cart } from '#core/purchase/cart/index.ts';
import type { ValidOrder } from './draft.ts';
import type { CheckoutStorage, OrderDesk, OrderRequest, PendingOrder, PlaceAnswer } from './ports.ts';

/** Outcome of a sent order. */
export type OrderOutcome =
  | PlaceAnswer
  /** No definite answer came: the order may or may not exist, and asking again is safe (rule ORDER-2). */
  | { readonly kind: 'unknown'; readonly failure: Failure };

/**
 * The order that a valid draft and a cart make (rule ORDER-4). `total` in bani is what the shopper saw; the marks of the
 * campaign stay with the order however often it is sent (rule CAMPAIGN-4).
 */
export const orderRequest = (
  valid: ValidOrder,
  cart: Cart,
  total: Bani,
  locale: Locale,
  utm: UtmSet = {},
): OrderRequest => ({
  ...valid,
  ...campaignFields(utm),
  lines: cart.map(({ product, count, tier }) => ({ productId: product.productId, count, tier })),
  expectedTotal: total,
  locale,
});

/** An order that is not under a key yet. */
export type MadeOrder = Omit<PendingOrder, 'key'>;

/** The order that was sent, perhaps an earlier unanswered one, and its outcome. */
export interface AnsweredOrder {
  readonly sent: MadeOrder;
  readonly outcome: OrderOutcome;
}

interface Dependencies {
  readonly orders: Pick<OrderDesk, 'place'>;
  readonly storage: Pick<CheckoutStorage, 'loadPending' | 'savePending'>;
  readonly ids: Ids;
}

/**
 * Use-case: sends an order with an idempotency key that is stored until a definite answer. While an earlier order is
 * unanswered, that one is sent again instead and returned (rules ORDER-1, ORDER-2). Network errors give the outcome
 * `unknown`; it never throws for them.
 */
export const createPlaceOrder = ({ orders, storage, ids }: Dependencies) => {
  const underKey = withIdempotencyKey<MadeOrder>(ids, {
    keyOf: () => storage.loadPending()?.key,
    keep: (made, key) => storage.savePending({ ...made, key }),
    forget: () => storage.savePending(undefined),
  });
  return async (made: MadeOrder, signal?: AbortSignal): Promise<AnsweredOrder> => {
    const sent = storage.loadPending() ?? made;
    const answer = await underKey(sent, (key) => orders.place({ key, order: sent.order }, signal), signal);
    return { sent, outcome: orderOutcome(answer) };
  };
};

const orderOutcome = (answer: Result<PlaceAnswer, Failure>): OrderOutcome => {
  if (answer.ok) return answer.value;
  const { code, message } = answer.error;
  if (isUndecided(answer.error)) return { kind: 'unknown', failure: answer.error };
  // Any other failure's message is written for programs: the screen finds words of its own (rule LIMIT-2).
  return { kind: 'refused', messages: code === 'refused' ? [message] : [] };
};
