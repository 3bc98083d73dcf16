import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Bani, Ids } from '#core/kernel/shared/index.ts';
import { checkoutBegun, type DataLayer, purchaseMade } from '#core/marketing/analytics/index.ts';
import type { CampaignMemory } from '#core/marketing/campaign/index.ts';
import { type CartTotals, cartTotals, countsAsOpen, soldLine } from '#core/purchase/cart/index.ts';
import {
  type CheckoutStorage,
  isUntold,
  makePlaceOrder,
  type OrderDesk,
  type OrderDraft,
  type OrderOutcome,
  type OrderRequest,
  onTerms,
  orderPurchase,
  orderRequest,
  type PartnerTerms,
  type PlacedOrder,
} from '#core/purchase/checkout/index.ts';
import {
  type AddressChoice,
  availableTypes,
  type DeliveryMethod,
  type DeliveryType,
  deliveryFee,
} from '#core/purchase/delivery/index.ts';
import type { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import { DraftStore } from './draft-store.ts';
import { paymentAddress } from './payment-address.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly campaign: CampaignMemory;
  readonly orders: Pick<OrderDesk, 'place'>;
  readonly checkoutStorage: CheckoutStorage;
  readonly ids: Ids;
  /** Told that an order of the showcase was placed. */
  readonly onPartnersOrder?: () => void;
}

/** Where an order stands: being filled in, on its way, sent without a definite answer, or placed and led to its payment. */
export type CheckoutPhase = 'editing' | 'sending' | 'unknown' | 'paying';

/** What the provider said of the last attempt, in place of an order. */
export type CheckoutNotice =
  | { readonly kind: 'repriced'; readonly total: Bani }
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** The checkout: what is being ordered and what it costs, the order on its way, and what became of it. */
export class CheckoutStore {
  /** Whether what earlier visits left has been read: nothing is known of it in the first render. */
  ready = false;
  phase: CheckoutPhase = 'editing';
  /** An order without an answer is being asked for again. */
  retrying = false;
  notice: CheckoutNotice | undefined = undefined;
  open = false;
  /** The last order placed from this browser. */
  placed: PlacedOrder | undefined = undefined;
  /** How it reaches the shopper; known in the tab that sent it. */
  placedMethod: DeliveryMethod | undefined = undefined;
  successOpen = false;
  paidOpen = false;
  readonly form: DraftStore;

  readonly #dependencies: Dependencies;
  readonly #cart: CartStore;
  readonly #placeOrder: ReturnType<typeof makePlaceOrder>;
  #welcomed: string | undefined;

  constructor(dependencies: Dependencies, cart: CartStore) {
    const { orders, checkoutStorage: storage, ids } = dependencies;
    this.#dependencies = dependencies;
    this.#cart = cart;
    this.#placeOrder = makePlaceOrder({ orders, storage, ids });
    this.form = new DraftStore(dependencies);
    makeAutoObservable(this, { form: false, notice: observableRef, placed: observableRef }, { autoBind: true });
  }

  get draft(): OrderDraft {
    return this.form.draft;
  }

  /** Totals of the cart with the delivery chosen here. */
  get totals(): CartTotals {
    return cartTotals(this.#cart.lines, deliveryFee(this.#cart.lines, this.draft));
  }

  /** What each way of delivery that the region offers costs, bani. */
  get typeFees(): readonly { readonly type: DeliveryType; readonly fee: Bani }[] {
    return availableTypes(this.draft.regionId).map((type) => ({
      type,
      fee: deliveryFee(this.#cart.lines, { ...this.draft, method: 'address', type }),
    }));
  }

  /** What bringing the order costs by a method, bani. */
  methodFee(method: DeliveryMethod): Bani {
    return deliveryFee(this.#cart.lines, { ...this.draft, method });
  }

  /** An order is on its way or without an answer. */
  get awaitsAnswer(): boolean {
    return this.phase === 'sending' || this.phase === 'unknown';
  }

  /** Rule CART-13. */
  get cartCountsAsOpen(): boolean {
    return countsAsOpen({ toggle: this.#cart.open, checkout: this.open, checkoutSuccess: this.successOpen });
  }

  /** Where the placed order is charged; absent when there is nothing to pay there or the address is none to go to. */
  get paymentAddress(): string | undefined {
    return paymentAddress(this.placed?.paymentUrl);
  }

  /** Reads what an earlier visit left, once; an order without an answer comes up at once. */
  start(): void {
    if (this.ready) return;
    const { checkoutStorage } = this.#dependencies;
    this.form.start();
    this.placed = checkoutStorage.loadPlaced();
    this.ready = true;
    if (!checkoutStorage.loadPending()) return;
    this.phase = 'unknown';
    this.open = true;
  }

  /** Opens the checkout and tells of it, once an opening (rule ANALYTICS-1). */
  show(): void {
    if (this.open) return;
    this.open = true;
    this.#dependencies.analytics.push(checkoutBegun(this.#cart.lines.map(soldLine)));
  }

  /** Closes the layer; an order on its way holds it open. */
  hide(): void {
    if (this.phase === 'sending') return;
    this.open = false;
    if (this.phase === 'paying') this.phase = 'editing';
  }

  hideSuccess(): void {
    this.successOpen = false;
  }

  chooseAddress(choice: AddressChoice): void {
    this.form.chooseAddress(choice);
  }

  /**
   * Checks the draft and sends the order, a partner's with their terms; gives whether it was placed. Nothing is sent twice
   * at a time.
   */
  async submit(locale: Locale, terms?: PartnerTerms): Promise<boolean> {
    if (this.phase !== 'editing') return false;
    const valid = this.form.validated();
    if (!valid || !this.#cart.canOrder) return false;
    const marks = this.#dependencies.campaign.marks();
    const order = orderRequest(valid, this.#cart.lines, this.totals.total, locale, marks);
    return this.#send(terms ? onTerms(order, terms) : order, locale);
  }

  /**
   * Asks again for an order without an answer: the very same order under its key (rule ORDER-2). When another tab has
   * had the answer meanwhile, that is the answer.
   */
  async retry(locale: Locale): Promise<boolean> {
    if (this.phase !== 'unknown') return false;
    const { checkoutStorage } = this.#dependencies;
    const pending = checkoutStorage.loadPending();
    if (pending) {
      this.retrying = true;
      return this.#send(pending.order, locale);
    }
    const placed = checkoutStorage.loadPlaced();
    this.phase = 'editing';
    if (!placed || placed.orderNumber === this.placed?.orderNumber) return false;
    this.#finish(placed);
    return true;
  }

  /** Takes the news that a card was charged: told once, and from then on nothing is left to pay. */
  welcomePaid(transId: string): void {
    const { placed } = this;
    const own = placed?.transId === transId;
    if (this.#welcomed === transId || (own && placed.paymentUrl === undefined)) return;
    this.#welcomed = transId;
    this.paidOpen = true;
    if (!own) return;
    const { paymentUrl: _charged, ...paid } = placed;
    this.#keepPlaced(paid);
  }

  /** Closes everything and forgets what was typed, sent and placed here (rules CHECKOUT-11, SECOND-5). */
  forget(): void {
    const { checkoutStorage } = this.#dependencies;
    this.form.forget();
    checkoutStorage.savePending(undefined);
    checkoutStorage.savePlaced(undefined);
    this.placed = undefined;
    this.placedMethod = undefined;
    this.notice = undefined;
    this.phase = 'editing';
    this.open = false;
    this.successOpen = false;
    this.paidOpen = false;
  }

  hidePaid(): void {
    this.paidOpen = false;
  }

  async #send(order: OrderRequest, locale: Locale): Promise<boolean> {
    this.phase = 'sending';
    this.notice = undefined;
    const answer = this.#placeOrder(order);
    // What went out is the unanswered order, if there was one; it is kept until its answer comes.
    const sent = this.#dependencies.checkoutStorage.loadPending()?.order ?? order;
    const outcome = await answer;
    return runInAction(() => this.#settle(outcome, sent, locale));
  }

  #settle(outcome: OrderOutcome, sent: OrderRequest, locale: Locale): boolean {
    this.retrying = false;
    this.phase = outcome.kind === 'unknown' ? 'unknown' : 'editing';
    if (outcome.kind === 'placed') {
      this.#tell(sent, outcome.order);
      this.#keepPlaced(outcome.order);
      this.#cart.takeOut(sent.lines);
      this.placedMethod = sent.fulfilment.method;
      this.#finish(outcome.order);
      if (sent.statusType !== undefined) this.#leaveToNext();
      return true;
    }
    if (outcome.kind !== 'unknown') {
      this.notice = outcome;
      void this.#cart.check(locale);
    }
    return false;
  }

  /** Tells analytics of an order, unless this browser has had its answer already (rule ANALYTICS-3). */
  #tell(sent: OrderRequest, order: PlacedOrder): void {
    const { analytics, checkoutStorage } = this.#dependencies;
    if (!isUntold(order, checkoutStorage.loadPlaced())) return;
    analytics.push(purchaseMade(orderPurchase(sent, order, this.#cart.lines)));
  }

  /** Leads on from a placed order: to its payment under the open layer, or to the words of success (rule CART-19). */
  #finish(order: PlacedOrder): void {
    this.placed = order;
    this.form.edit('comment', '');
    this.#cart.leave();
    const toPay = this.paymentAddress !== undefined;
    this.phase = toPay ? 'paying' : 'editing';
    this.open = toPay;
    this.successOpen = !toPay;
  }

  /** The customer of the showcase goes: the next one finds nothing that was typed for them (rule CHECKOUT-11). */
  #leaveToNext(): void {
    this.form.forget();
    this.#dependencies.onPartnersOrder?.();
  }

  #keepPlaced(placed: PlacedOrder): void {
    this.placed = placed;
    this.#dependencies.checkoutStorage.savePlaced(placed);
  }
}
