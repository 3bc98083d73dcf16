import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type CartTotals, cartTotals } from '#core/cart/index.ts';
import {
  type CheckoutStorage,
  type DraftErrors,
  EMPTY_DRAFT,
  makePlaceOrder,
  type OrderDesk,
  type OrderDraft,
  type OrderOutcome,
  type OrderRequest,
  orderRequest,
  type PlacedOrder,
  repairDraft,
  validateDraft,
} from '#core/checkout/index.ts';
import { type AddressChoice, chooseRegion, chooseType, type DeliveryType, deliveryFee } from '#core/delivery/index.ts';
import type { Locale } from '#core/locale/index.ts';
import type { Bani, Ids } from '#core/shared/index.ts';
import type { CartStore } from '../cart/cart-store.ts';

interface Dependencies {
  readonly orders: Pick<OrderDesk, 'place'>;
  readonly checkoutStorage: CheckoutStorage;
  readonly ids: Ids;
}

/** Where an order stands: being filled in, on its way, or sent without a definite answer. */
export type CheckoutPhase = 'editing' | 'sending' | 'unknown';

/** What the provider said of the last attempt, in place of an order. */
export type CheckoutNotice =
  | { readonly kind: 'repriced'; readonly total: Bani }
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** The checkout: the draft as typed, its errors, and the order on its way. Keeps everything typed between visits. */
export class CheckoutStore {
  draft: OrderDraft = EMPTY_DRAFT;
  errors: DraftErrors = {};
  phase: CheckoutPhase = 'editing';
  notice: CheckoutNotice | undefined = undefined;
  open = false;
  /** The last order placed from this browser. */
  placed: PlacedOrder | undefined = undefined;
  successOpen = false;

  readonly #dependencies: Dependencies;
  readonly #cart: CartStore;
  readonly #placeOrder: ReturnType<typeof makePlaceOrder>;

  constructor(dependencies: Dependencies, cart: CartStore) {
    const { orders, checkoutStorage: storage, ids } = dependencies;
    this.#dependencies = dependencies;
    this.#cart = cart;
    this.#placeOrder = makePlaceOrder({ orders, storage, ids });
    makeAutoObservable(
      this,
      { draft: observableRef, errors: observableRef, notice: observableRef, placed: observableRef },
      { autoBind: true },
    );
  }

  /** Totals of the cart with the delivery chosen here. */
  get totals(): CartTotals {
    return cartTotals(this.#cart.lines, this.deliveryFee);
  }

  /** Bani. */
  get deliveryFee(): Bani {
    return deliveryFee(this.#cart.lines, this.draft);
  }

  /** Reads what an earlier visit left; an order without an answer comes up at once. */
  start(): void {
    const { checkoutStorage } = this.#dependencies;
    this.draft = repairDraft(checkoutStorage.loadDraft());
    this.placed = checkoutStorage.loadPlaced();
    if (!checkoutStorage.loadPending()) return;
    this.phase = 'unknown';
    this.open = true;
  }

  show(): void {
    this.open = true;
  }

  hide(): void {
    if (this.phase !== 'sending') this.open = false;
  }

  hideSuccess(): void {
    this.successOpen = false;
  }

  /** Takes what was typed or chosen in a field; its error goes, the others stay. */
  edit<Field extends keyof OrderDraft>(field: Field, value: OrderDraft[Field]): void {
    this.#keep({ ...this.draft, [field]: value });
    const { [field]: _mended, ...others } = this.errors;
    this.errors = others;
  }

  chooseAddress({ regionId, localityId }: AddressChoice): void {
    this.#keep({ ...chooseRegion(this.draft, regionId), localityId });
  }

  chooseType(type: DeliveryType): void {
    this.#keep(chooseType(this.draft, type));
  }

  /** Checks the draft and sends the order; gives whether it was placed. Nothing is sent twice at a time. */
  async submit(locale: Locale): Promise<boolean> {
    if (this.phase === 'sending') return false;
    const valid = validateDraft(this.draft);
    this.errors = valid.ok ? {} : valid.error;
    if (!valid.ok || !this.#cart.canOrder) return false;
    return this.#send(orderRequest(valid.value, this.#cart.lines, this.totals.total, locale), locale);
  }

  /** Asks again for an order without an answer: the very same order under its key (rule ORDER-2). */
  async retry(locale: Locale): Promise<boolean> {
    const pending = this.#dependencies.checkoutStorage.loadPending();
    if (this.phase === 'sending') return false;
    if (pending) return this.#send(pending.order, locale);
    this.phase = 'editing';
    return false;
  }

  async #send(order: OrderRequest, locale: Locale): Promise<boolean> {
    this.phase = 'sending';
    this.notice = undefined;
    const outcome = await this.#placeOrder(order);
    return runInAction(() => this.#settle(outcome, locale));
  }

  #settle(outcome: OrderOutcome, locale: Locale): boolean {
    this.phase = outcome.kind === 'unknown' ? 'unknown' : 'editing';
    if (outcome.kind === 'placed') {
      this.placed = outcome.order;
      this.#dependencies.checkoutStorage.savePlaced(outcome.order);
      this.#cart.clear();
      this.#keep({ ...this.draft, comment: '' });
      this.open = false;
      this.successOpen = outcome.order.paymentUrl === undefined;
      return true;
    }
    if (outcome.kind !== 'unknown') {
      this.notice = outcome;
      void this.#cart.check(locale);
    }
    return false;
  }

  #keep(draft: OrderDraft): void {
    this.draft = draft;
    this.#dependencies.checkoutStorage.saveDraft(draft);
  }
}
