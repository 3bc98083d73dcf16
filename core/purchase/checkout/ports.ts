import type { PriceTier } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Bani, Failure, Result } from '#core/kernel/shared/index.ts';
import type { CampaignFields } from '#core/marketing/campaign/index.ts';
import type { Cart, CartTotals, PaymentStatusType } from '#core/purchase/cart/index.ts';
import type { OfferedDevice } from '#core/purchase/counted-device/index.ts';
import type { DeliveryMethod, DeliveryType } from '#core/purchase/delivery/index.ts';
import type { PriceStep } from '#core/purchase/explanation/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import type { CreditTerms, ReadCredit, SeenCredit } from './credit-terms.ts';
import type { Fulfilment, OrderDraft, ValidOrder } from './draft.ts';
import type { OrderTiming } from './order-timing.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** What is sent to be ordered: the valid draft, the lines, and the total that the shopper saw. */
export interface OrderRequest extends ValidOrder, CampaignFields {
  readonly lines: readonly OrderRequestLine[];
  /** Bani; the provider refuses when its own sum differs (rule ORDER-3). */
  readonly expectedTotal: Bani;
  readonly locale: Locale;
  /** The terms of its credit; only for payment on credit, where they are known (rule CHECKOUT-15). */
  readonly credit?: CreditTerms;
  /** The code whose discount the total has (rule CODE-5). */
  readonly promoCode?: string;
  /** Who sells for the partner, by id; only in the vitrina (rule CHECKOUT-9). */
  readonly seller?: string;
  /** How the partner states the payment; only in the vitrina (rule CART-20). */
  readonly statusType?: PaymentStatusType;
  /** What the partner had of the total before, bani; only where an advance is stated (rule ADVANCE-1). */
  readonly advance?: Bani;
  /** What the shopper offers in exchange; the total does not have it (rule TRADEIN-8). */
  readonly tradeIn?: OfferedDevice;
}

export interface OrderRequestLine {
  readonly productId: string;
  readonly count: number;
  readonly tier: PriceTier;
}

export interface PlacedOrder {
  readonly orderNumber: string;
  /** Bani. */
  readonly total: Bani;
  /** Where a card is charged; only for payment by card. */
  readonly paymentUrl?: string;
  readonly transId?: string;
  /** Fragment of the order's private link; absent when the provider gives none (rule LIVE-1). */
  readonly linkKey?: string;
}

/** A product of a placed order. */
export interface OrderedGood {
  readonly productId: string;
  readonly title: string;
  /** Absent when it has no page. */
  readonly url?: string;
  /** First picture; absent when the provider gives none. */
  readonly image?: string;
  readonly count: number;
  /** Of one piece, bani. */
  readonly price: Bani;
}

/** A sale of a partner's: its customer, and the seller by id where one was named. */
export interface PartnersSale {
  readonly name: string;
  /** `+373XXXXXXXX`. */
  readonly phone: string;
  readonly seller?: string;
}

/** What a placed order was, to look back at in the browser that placed it (rule ORDER-11). */
export interface OrderContents extends OrderTiming {
  readonly goods: readonly OrderedGood[];
  /** Steps of the total; absent in orders of older visits (rule EXPLAIN-5). */
  readonly steps?: readonly PriceStep[];
  readonly fulfilment: Fulfilment;
  /** Only for an order that is paid on credit. */
  readonly credit?: SeenCredit;
  /** Payment method and the partner's statement; absent in orders of older visits. */
  readonly payment?: {
    readonly method: PaymentMethod;
    readonly statusType?: PaymentStatusType;
    readonly advance?: Bani;
  };
  /** What was offered in exchange. */
  readonly tradeIn?: OfferedDevice;
  /** For whom it is and who sold it; only for a partner's order, a shopper knows (rule CHECKOUT-18). */
  readonly sale?: PartnersSale;
  /** When it went out, ms since the epoch. */
  readonly at: number;
}

/** The last order placed from this browser. */
export interface LastOrder extends PlacedOrder {
  /** Absent in orders of older visits. */
  readonly contents?: OrderContents;
}

/** An order in this browser's list, with just enough data to ask for its status (rule MINE-1). */
export interface StoredOrder {
  readonly orderNumber: string;
  /** `+373XXXXXXXX`. */
  readonly phone: string;
  /** When it was placed, ms since the epoch. */
  readonly at: number;
  /** Bani. */
  readonly total: Bani;
  readonly method: DeliveryMethod;
  readonly goods: readonly Pick<OrderedGood, 'productId' | 'title' | 'count'>[];
}

/** The definite answers to an order; anything else is a failure and means that the outcome is unknown. */
export type PlaceAnswer =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** Prices or stock changed since the shopper looked: nothing was ordered. */
  | { readonly kind: 'repriced'; readonly total: Bani }
  /** The order breaks a rule of the provider: nothing was ordered; words in the shopper's language (rule ERROR-11). */
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** The definite answers to cancelling an order. */
export type CancelAnswer =
  | { readonly kind: 'cancelled'; readonly order: OrderStatus }
  /** It can no longer be cancelled; words in the shopper's language (rule ERROR-11). */
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

export type PaymentState = 'pending' | 'approved' | 'declined';

/** How a placed order reaches its customer. */
export interface OrderDelivery {
  readonly method: DeliveryMethod;
  /** Only for an address. */
  readonly type?: DeliveryType;
  /** The address, or the shop, in words. */
  readonly place: string;
  /** Bani. */
  readonly price: Bani;
  /** Where it goes, as the directory knows it; absent when the provider does not tell. */
  readonly regionId?: string;
  readonly shopId?: string;
}

export interface OrderStatus {
  readonly orderNumber: string;
  readonly status: OrderStep;
  readonly total: Bani;
  /** The code that it was placed with, and what that took off (rule CODE-5). */
  readonly code?: AppliedCode;
  /** ISO date and time. */
  readonly createdAt: string;
  /** Its credit only where it is paid on one and the provider tells the terms. */
  readonly payment: { readonly method: PaymentMethod; readonly state: PaymentState; readonly credit?: ReadCredit };
  /** What the partner who sold it states of that. */
  readonly statusType?: PaymentStatusType;
  /** Advance paid, bani; absent when unknown. */
  readonly advance?: Bani;
  /** What was ordered, and how it comes; absent when the provider does not tell. */
  readonly goods?: readonly OrderedGood[];
  readonly delivery?: OrderDelivery;
  /** Whether its shopper can still cancel it; absent when the provider takes no cancelling. */
  readonly cancellable?: boolean;
  /** Fragment of the order's private link; absent when the provider gives none (rule LIVE-1). */
  readonly linkKey?: string;
}

/**
 * The steps of an order in their order; a cancelled one has left them. What is brought is `on_the_way`, what is picked up
 * is `ready` in its shop (rule ORDER-5).
 */
export const orderSteps = ['accepted', 'confirmed', 'assembled', 'on_the_way', 'ready', 'delivered'] as const;
export type OrderStep = (typeof orderSteps)[number] | 'cancelled' | 'unknown';

export interface Payment {
  readonly transId: string;
  readonly orderNumber: string;
  readonly state: PaymentState;
  /** Bani. */
  readonly total: Bani;
  /** Where the card can be charged while the payment waits or was declined. */
  readonly paymentUrl: string;
}

/** The desk that takes orders. */
export interface OrderDesk {
  /**
   * Places an order. The same key and order give the same answer however often they are sent (rule ORDER-1).
   * `idempotency_conflict` when the key was used for another order.
   */
  place(query: { order: OrderRequest; key: string }, signal?: AbortSignal): Promise<Result<PlaceAnswer, Failure>>;
  /** The state of one order; `not_found` unless number and phone belong together. */
  status(
    query: { orderNumber: string; phone: string; locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<OrderStatus, Failure>>;
  /** Status of the order of a private link; `not_found` for an unknown link (rule LIVE-1). */
  byLink(query: { linkKey: string; locale: Locale }, signal?: AbortSignal): Promise<Result<OrderStatus, Failure>>;
  /** Cancels an order; the same key gives the same answer however often it is sent (rule MINE-6). */
  cancel(
    query: { orderNumber: string; phone: string; key: string; locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<CancelAnswer, Failure>>;
  /** The state of a card payment. */
  payment(query: { transId: string; locale: Locale }, signal?: AbortSignal): Promise<Result<Payment, Failure>>;
}

/** What an order was made of, as the shopper saw it when it went out (rule ORDER-10). */
export interface SeenOrder extends OrderTiming {
  readonly cart: Cart;
  readonly totals: CartTotals;
  /** Steps of the total; absent in orders of older visits (rule EXPLAIN-5). */
  readonly steps?: readonly PriceStep[];
  /** Only when it is paid on credit. */
  readonly credit?: SeenCredit;
  /** When it went out, ms since the epoch. */
  readonly at: number;
}

/**
 * An order that was sent and not yet answered; it outlives a reload so that a retry is the same order (rule ORDER-2).
 */
export interface PendingOrder {
  readonly key: string;
  readonly order: OrderRequest;
  /** Contents as shown to the shopper; never sent, absent in orders of older visits. */
  readonly seen?: SeenOrder;
}

/** Stores the draft and the unanswered order. */
export interface CheckoutStorage {
  /** The stored value, unchecked. */
  loadDraft(): unknown;
  /** Undefined forgets it. */
  saveDraft(draft: OrderDraft | undefined): void;
  /** `repairPending` has checked it. */
  loadPending(): PendingOrder | undefined;
  savePending(pending: PendingOrder | undefined): void;
  /** Whether this tab has sent an unanswered order. */
  isSentHere(pending: PendingOrder): boolean;
  /** `repairPlaced` has checked it. */
  loadPlaced(): LastOrder | undefined;
  savePlaced(order: LastOrder | undefined): void;
  /** The stored list of orders, unchecked. */
  loadOrders(): unknown;
  saveOrders(orders: readonly unknown[]): void;
}
