import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock, Ids } from '#core/kernel/shared/index.ts';
import { checkoutBegun, type DataLayer, purchaseMade } from '#core/marketing/analytics/index.ts';
import type { CampaignMemory } from '#core/marketing/campaign/index.ts';
import { analyticsLine, type Cart, canOrder } from '#core/purchase/cart/index.ts';
import { type CountedDevice, offeredDevice } from '#core/purchase/counted-device/index.ts';
import { explainTotals } from '#core/purchase/explanation/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import { statedAdvance } from './advance.ts';
import { creditOf, isOnCredit, type OfferedCredit } from './credit-terms.ts';
import type { OrderDraft, ValidOrder } from './draft.ts';
import { isUnreported, orderPurchase } from './order-purchase.ts';
import type { OrderTiming } from './order-timing.ts';
import {
  type CheckoutState,
  chargedOrder,
  closeCheckout,
  orderFound,
  orderNotPlaced,
  orderPlaced,
  restoreCheckout,
  sendingOrder,
  UNREAD_CHECKOUT,
} from './ordering.ts';
import { onTerms, type PartnerTerms } from './partner-terms.ts';
import { createPlaceOrder, type MadeOrder, orderRequest } from './place-order.ts';
import { prependOrder, toStoredOrder } from './placed-orders.ts';
import type { CheckoutStorage, LastOrder, OrderDesk, OrderRequest, PlacedOrder } from './ports.ts';
import { orderContents } from './sent-order.ts';
import { checkoutTotals } from './totals.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly campaign: CampaignMemory;
  readonly orders: Pick<OrderDesk, 'place'>;
  readonly checkoutStorage: CheckoutStorage;
  readonly ids: Ids;
  readonly clock: Clock;
  /** The cart that is ordered. */
  readonly cart: {
    readonly lines: Cart;
    readonly takeOut: (ordered: OrderRequest['lines']) => void;
    readonly leave: () => void;
    readonly check: (locale: Locale) => Promise<void>;
  };
  /** What was typed and chosen. */
  readonly form: {
    readonly draft: OrderDraft;
    /** Reads what was typed in an earlier visit. */
    readonly start: () => void;
    /** The valid order of the draft; undefined when fields are wrong, which the form then shows. */
    readonly validated: (locale: Locale) => ValidOrder | undefined;
    readonly edit: (field: 'comment', value: string) => void;
    /** Shows what is wrong beside the checks of its fields. */
    readonly fault: (errors: { readonly creditPartnerId: 'required' }) => void;
    readonly forget: () => void;
  };
  readonly promoCode: {
    readonly forget: () => void;
    readonly check: (locale: Locale) => void;
  };
  /** The trade-in device; absent where trade-in is not offered. */
  readonly device?: {
    readonly toOffer: () => CountedDevice | undefined;
    readonly forget: () => void;
  };
  /** Where an order is charged: the address that the provider gave, if a browser may be sent there. */
  readonly paymentAddress: (given: string | undefined) => string | undefined;
  /** Where the time of the last order is kept, for a gift to wait (rule GIFT-2). */
  readonly giftStorage: { readonly saveOrderedAt: (at: number) => void };
  /** Called when an order of the vitrina was placed. */
  readonly onPartnersOrder?: (() => void) | undefined;
  /** Shows the checkout each time it changes. */
  readonly show: (checkout: CheckoutState) => void;
}

/** What the form shows beside the fields, to be sent with them. */
interface ShownTerms {
  readonly credit: OfferedCredit;
  /** Delivery days shown for the draft. */
  readonly timing: OrderTiming;
  /** A partner's terms; absent for a shopper. */
  readonly terms: PartnerTerms | undefined;
}

/**
 * Use-case: the checkout from its opening to the payment or the success of its order. An order goes out once at a time,
 * and one without an answer is asked for again until there is one (rules ORDER-2, ORDER-8, ORDER-9, ORDER-10).
 */
export const createCheckout = (dependencies: Dependencies) => {
  const { analytics, campaign, cart, clock, promoCode, device, form, checkoutStorage: storage, show } = dependencies;
  const placeOrder = createPlaceOrder({ ...dependencies, storage });
  let state = UNREAD_CHECKOUT;
  /** The charged payment that was reported. */
  let welcomed: string | undefined;

  const setState = (next: CheckoutState) => {
    state = next;
    show(state);
  };
  const showPlacedOrder = (order: LastOrder) => {
    form.edit('comment', '');
    cart.leave();
    setState(orderPlaced(state, order, dependencies.paymentAddress(order.paymentUrl) !== undefined));
  };
  const settle = (made: MadeOrder, order: PlacedOrder) => {
    const { order: sent, seen } = made;
    const contents = orderContents(made);
    const placed: LastOrder = contents ? { ...order, contents } : order;
    // Another tab may have had the answer already.
    if (isUnreported(order, storage.loadPlaced())) {
      dependencies.giftStorage.saveOrderedAt(clock.now());
      analytics.push(purchaseMade(orderPurchase(sent, order, seen?.cart ?? cart.lines)));
    }
    storage.savePlaced(placed);
    // What a partner orders is in the partner's own list.
    if (contents && sent.statusType === undefined)
      storage.saveOrders(prependOrder(storage.loadOrders(), toStoredOrder(order, sent.contact, contents)));
    cart.takeOut(sent.lines);
    if (sent.promoCode !== undefined) promoCode.forget();
    if (sent.tradeIn) device?.forget();
    showPlacedOrder(placed);
    // The customer of the vitrina goes: the next one finds nothing that was typed for them (rule CHECKOUT-11).
    if (sent.statusType === undefined) return;
    form.forget();
    dependencies.onPartnersOrder?.();
  };
  const send = async (made: MadeOrder, locale: Locale): Promise<boolean> => {
    setState(sendingOrder(state, made));
    const { sent, outcome } = await placeOrder(made);
    if (outcome.kind === 'placed') {
      settle(sent, outcome.order);
      return true;
    }
    setState(orderNotPlaced(state, outcome));
    if (outcome.kind !== 'unknown') {
      void cart.check(locale);
      promoCode.check(locale);
    }
    return false;
  };

  /** Brings up an order without an answer that another tab has sent; tells whether there is one (rule ORDER-10). */
  const restorePendingOrder = (): boolean => {
    const pending = state.phase === 'editing' ? storage.loadPending() : undefined;
    if (pending) setState(orderFound(state, pending));
    return pending !== undefined;
  };

  return {
    /** Reads what an earlier visit left, once. */
    start: (): void => {
      if (state.ready) return;
      form.start();
      const pending = storage.loadPending();
      const isSentHere = pending !== undefined && storage.isSentHere(pending);
      setState(restoreCheckout(state, storage.loadPlaced(), pending, isSentHere));
    },
    /** Takes the discount of a promo code into the totals, or out of them. */
    applyCode: (code: AppliedCode | undefined): void => setState({ ...state, code }),
    /** Opens the checkout and reports it, once an opening (rule ANALYTICS-1). */
    show: (): void => {
      if (state.open) return;
      setState({ ...state, open: true });
      restorePendingOrder();
      analytics.push(checkoutBegun(cart.lines.map(analyticsLine)));
    },
    hide: (): void => setState(closeCheckout(state)),
    hideSuccess: (): void => setState({ ...state, successOpen: false }),
    hidePaid: (): void => setState({ ...state, paidOpen: false }),
    /**
     * Checks the draft and sends the order with the shown prices; true if it was placed (rules ADVANCE-1, CAMPAIGN-4, CART-15,
     * CHECKOUT-15, CODE-5, EXPLAIN-5, ORDER-4, ORDER-12, PICKUP-4, TRADEIN-8).
     */
    submit: async (locale: Locale, { credit: offered, timing, terms }: ShownTerms): Promise<boolean> => {
      if (state.phase !== 'editing' || restorePendingOrder()) return false;
      const valid = form.validated(locale);
      const lacksLender = isOnCredit(form.draft) && offered.kind === 'none';
      if (lacksLender) form.fault({ creditPartnerId: 'required' });
      if (!valid || lacksLender || !canOrder(cart.lines)) return false;
      const { code } = state;
      const counted = device?.toOffer();
      const credit = creditOf(form.draft, offered);
      const totals = checkoutTotals(cart.lines, form.draft, code);
      const order = {
        ...orderRequest(valid, cart.lines, totals.total, locale, campaign.marks()),
        ...(credit ? { credit: { partnerId: credit.partnerId, months: credit.months } } : {}),
        ...(code ? { promoCode: code.code } : {}),
        ...(counted ? { tradeIn: offeredDevice(counted) } : {}),
      };
      if (terms && !statedAdvance(terms, order).ok) return false;
      const seen = {
        cart: cart.lines,
        totals,
        steps: explainTotals(cart.lines, form.draft, 'chosen', code),
        at: clock.now(),
        ...timing,
        ...(credit ? { credit } : {}),
      };
      return send({ order: terms ? onTerms(order, terms) : order, seen }, locale);
    },
    /** Repeats the unanswered order with its key (rule ORDER-2). If another tab has the answer, returns that. */
    retry: async (locale: Locale): Promise<boolean> => {
      if (state.phase !== 'unknown') return false;
      const pending = storage.loadPending();
      if (pending) return send(pending, locale);
      const placed = storage.loadPlaced();
      const isNew = placed !== undefined && isUnreported(placed, state.placed);
      if (isNew) showPlacedOrder(placed);
      else setState({ ...state, phase: 'editing', sent: undefined });
      return isNew;
    },
    /** Takes the news that a card was charged: reported once, and then nothing is left to pay (rule ORDER-9). */
    confirmPayment: (transId: string): void => {
      const { placed } = state;
      const isOwn = placed?.transId === transId;
      if (welcomed === transId || (isOwn && placed.paymentUrl === undefined)) return;
      welcomed = transId;
      const paid = isOwn ? chargedOrder(placed) : placed;
      setState({ ...state, paidOpen: true, placed: paid });
      if (isOwn) storage.savePlaced(paid);
    },
    /** Closes everything and forgets what was typed, sent and placed here (rules CHECKOUT-11, SECOND-5). */
    forget: (): void => {
      form.forget();
      promoCode.forget();
      storage.savePending(undefined);
      storage.savePlaced(undefined);
      setState({ ...UNREAD_CHECKOUT, ready: state.ready });
    },
  };
};
