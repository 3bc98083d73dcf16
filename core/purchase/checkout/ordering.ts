import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import type { MadeOrder, OrderOutcome } from './place-order.ts';
import type { LastOrder, PendingOrder, PlaceAnswer } from './ports.ts';
import { type SentOrder, sentOrder } from './sent-order.ts';

/** Phase of an order: editing, sending, without a definite answer, or placed. */
export type CheckoutPhase = 'editing' | 'sending' | 'unknown' | 'paying';

/** The provider's answer when the last attempt placed no order. */
export type CheckoutNotice = Extract<PlaceAnswer, { readonly kind: 'repriced' | 'refused' }>;

/** State of the checkout and its order. */
export interface CheckoutState {
  /** Whether what earlier visits left has been read: nothing is known of it in the first render. */
  readonly ready: boolean;
  readonly phase: CheckoutPhase;
  /** An order without an answer is being asked for again. */
  readonly retrying: boolean;
  readonly notice: CheckoutNotice | undefined;
  readonly open: boolean;
  /** The order that is on its way or without an answer. */
  readonly sent: SentOrder | undefined;
  /** The last order placed from this browser. */
  readonly placed: LastOrder | undefined;
  readonly successOpen: boolean;
  readonly paidOpen: boolean;
  /** The promo code that holds for the cart. */
  readonly code: AppliedCode | undefined;
}

/** A checkout before it is read (rule CHECKOUT-8). */
export const UNREAD_CHECKOUT: CheckoutState = {
  ready: false,
  phase: 'editing',
  retrying: false,
  notice: undefined,
  open: false,
  sent: undefined,
  placed: undefined,
  successOpen: false,
  paidOpen: false,
  code: undefined,
};

/**
 * The checkout that earlier visits left: an order without an answer comes up at once in the tab that has sent it (rules
 * ORDER-2, ORDER-10).
 */
export const restoreCheckout = (
  state: CheckoutState,
  placed: LastOrder | undefined,
  pending: PendingOrder | undefined,
  isSentHere: boolean,
): CheckoutState => {
  const read = { ...state, ready: true, placed };
  return pending ? orderFound({ ...read, open: isSentHere }, pending) : read;
};

/** Whether an order without an answer waits behind the page: a bar leads to it (rule ORDER-10). */
export const hasHiddenOrder = ({ phase, open }: Pick<CheckoutState, 'phase' | 'open'>): boolean =>
  phase === 'unknown' && !open;

/** Shows an unanswered order of an earlier visit or another tab in place of a new one (rule ORDER-10). */
export const orderFound = (state: CheckoutState, pending: PendingOrder): CheckoutState => ({
  ...state,
  phase: 'unknown',
  notice: undefined,
  sent: sentOrder(pending),
});

/** The layer is closed; an order on its way holds it open (rule ORDER-8). */
export const closeCheckout = (state: CheckoutState): CheckoutState =>
  state.phase === 'sending'
    ? state
    : { ...state, open: false, phase: state.phase === 'paying' ? 'editing' : state.phase };

/** An order is on its way: a new one, or one without an answer that is asked for again (rules ORDER-8, ORDER-10). */
export const sendingOrder = (state: CheckoutState, made: MadeOrder): CheckoutState => ({
  ...state,
  retrying: state.phase === 'unknown',
  phase: 'sending',
  notice: undefined,
  sent: sentOrder(made),
});

/** After an attempt without an order: unanswered, or to be changed and sent again (rules ORDER-2, ORDER-3, ORDER-8). */
export const orderNotPlaced = (
  state: CheckoutState,
  outcome: Exclude<OrderOutcome, { readonly kind: 'placed' }>,
): CheckoutState => ({
  ...state,
  retrying: false,
  ...(outcome.kind === 'unknown' ? { phase: 'unknown' } : { phase: 'editing', notice: outcome, sent: undefined }),
});

/**
 * A placed order leads on: to its payment under the open layer, or to the success, which takes the place of the checkout
 * (rules CART-19, ORDER-9).
 */
export const orderPlaced = (state: CheckoutState, placed: LastOrder, isToPay: boolean): CheckoutState => ({
  ...state,
  retrying: false,
  sent: undefined,
  placed,
  phase: isToPay ? 'paying' : 'editing',
  open: isToPay,
  successOpen: !isToPay,
});

/** Whether an order is on its way or without an answer (rule ORDER-8). */
export const awaitsAnswer = ({ phase }: Pick<CheckoutState, 'phase'>): boolean =>
  phase === 'sending' || phase === 'unknown';

/** An order whose card was charged: nothing is left to pay (rule ORDER-9). */
export const chargedOrder = ({ paymentUrl: _charged, ...paid }: LastOrder): LastOrder => paid;
