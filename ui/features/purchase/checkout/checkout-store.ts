import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Bani, Result } from '#core/kernel/shared/index.ts';
import { type Cart, type CartTotals, countsAsOpen } from '#core/purchase/cart/index.ts';
import {
  addressDraft,
  awaitsAnswer,
  type CheckoutState,
  type CheckoutStorage,
  checkoutTotals,
  correctedPlaces,
  createCheckout,
  type DraftErrors,
  dropUnknownPlaces,
  EMPTY_DRAFT,
  NO_PLACES,
  type OfferedPlaces,
  type OrderDraft,
  type OrderTiming,
  type PartnerTerms,
  type SeenCredit,
  storedDraftMemory,
  UNREAD_CHECKOUT,
  type ValidOrder,
  validateOffered,
} from '#core/purchase/checkout/index.ts';
import {
  type AddressChoice,
  chooseType,
  type DeliveryType,
  type Region,
  type Shop,
} from '#core/purchase/delivery/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';
import type { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import { paymentAddress } from './payment-address.ts';

type CheckoutParts = Parameters<typeof createCheckout>[0];

interface Dependencies
  extends Omit<CheckoutParts, 'cart' | 'code' | 'credit' | 'form' | 'paymentAddress' | 'show' | 'timing'> {
  readonly promoCode: Omit<CheckoutParts['code'], 'applied'>;
  readonly checkoutStorage: CheckoutStorage;
}

/** How an order of a sum in bani is paid on credit. */
export interface Lending {
  /** A checked draft with the terms of its credit, or what is wrong with these. */
  readonly check: (
    checked: Result<ValidOrder, DraftErrors>,
    draft: OrderDraft,
    sum: Bani,
  ) => Result<ValidOrder, DraftErrors>;
  /** The credit that a draft goes out with. */
  readonly creditOf: (draft: OrderDraft, sum: Bani) => SeenCredit | undefined;
}

/** The checkout as core leads it: what is being ordered and what it costs, the order on its way, and what became of it. */
export class CheckoutStore implements CheckoutState {
  ready = UNREAD_CHECKOUT.ready;
  phase = UNREAD_CHECKOUT.phase;
  retrying = UNREAD_CHECKOUT.retrying;
  notice = UNREAD_CHECKOUT.notice;
  open = UNREAD_CHECKOUT.open;
  sent = UNREAD_CHECKOUT.sent;
  placed = UNREAD_CHECKOUT.placed;
  successOpen = UNREAD_CHECKOUT.successOpen;
  paidOpen = UNREAD_CHECKOUT.paidOpen;
  /** The promo code that holds for the cart. */
  code: AppliedCode | undefined = undefined;
  /** Where the order can go, as the screen offers it. */
  places: OfferedPlaces = NO_PLACES;
  /** What the shopper has typed and chosen, kept at every change, so that nothing is lost. */
  readonly form: FormStore<OrderDraft, ValidOrder, DraftErrors>;

  /** How orders are paid on credit; unknown until the layer's code has come. */
  lending: Lending | undefined = undefined;

  readonly #cart: CartStore;
  #timing: () => OrderTiming = () => ({});
  readonly #checkout: ReturnType<typeof createCheckout>;

  constructor(dependencies: Dependencies, cart: CartStore) {
    this.#cart = cart;
    this.form = new FormStore<OrderDraft, ValidOrder, DraftErrors>(
      {
        validate: (draft) => {
          const checked = validateOffered(draft, this.places);
          return this.lending?.check(checked, draft, this.totals.total) ?? checked;
        },
        kept: storedDraftMemory(dependencies.checkoutStorage),
      },
      EMPTY_DRAFT,
    );
    const show = syncTo<CheckoutState>(this);
    const applied = () => this.code;
    const code = { ...dependencies.promoCode, applied };
    const credit = () => this.credit;
    const timing = () => this.#timing();
    this.#checkout = createCheckout({
      ...dependencies,
      cart,
      code,
      credit,
      form: this.form,
      paymentAddress,
      show,
      timing,
    });
    makeAutoObservable(
      this,
      {
        code: observableRef,
        lending: observableRef,
        notice: observableRef,
        places: observableRef,
        placed: observableRef,
        sent: observableRef,
      },
      { autoBind: true },
    );
  }

  get draft(): OrderDraft {
    return this.form.draft;
  }

  /** Takes the discount of a promo code into the totals, or out of them. */
  applyCode(applied: AppliedCode | undefined): void {
    this.code = applied;
  }

  /** Totals of the cart with the delivery chosen here and the code that holds. */
  get totals(): CartTotals {
    return checkoutTotals(this.#cart.lines, this.draft, this.code);
  }

  /** The credit that the order would be paid on as it stands; none unless that is chosen (rule CHECKOUT-15). */
  get credit(): SeenCredit | undefined {
    return this.lending?.creditOf(this.draft, this.totals.total);
  }

  /** Takes how orders are paid on credit: it comes with the layer's code, which alone asks for it. */
  lendBy(lending: Lending): void {
    this.lending = lending;
  }

  /** Takes what is said of when the order comes: it comes with the layer's code, which alone knows the shops' stock. */
  timeBy(timing: () => OrderTiming): void {
    this.#timing = timing;
  }

  /** The lines of the order that went out, else those of the cart. */
  get ordered(): Cart {
    return this.sent?.cart ?? this.#cart.lines;
  }

  get awaitsAnswer(): boolean {
    return awaitsAnswer(this);
  }

  get cartCountsAsOpen(): boolean {
    return countsAsOpen({ toggle: this.#cart.open, checkout: this.open, checkoutSuccess: this.successOpen });
  }

  /** Where the placed order is charged; absent when there is nothing to pay there or the address is none to go to. */
  get paymentAddress(): string | undefined {
    return paymentAddress(this.placed?.paymentUrl);
  }

  /** Reads what an earlier visit left, once; an order without an answer comes up at once. */
  start(): void {
    this.#checkout.start();
  }

  show(): void {
    this.#checkout.open();
  }

  /** Closes the layer; an order on its way holds it open. */
  hide(): void {
    this.#checkout.close();
  }

  hideSuccess(): void {
    this.#checkout.closeSuccess();
  }

  chooseAddress(choice: AddressChoice): void {
    this.form.change(addressDraft(this.draft, choice));
  }

  chooseType(type: DeliveryType): void {
    this.form.change(chooseType(this.draft, type));
  }

  /** Takes what the screen offers, and lets go of a remembered region, locality or shop that is no longer there. */
  settle(regions: readonly Region[], shops: readonly Shop[]): void {
    this.places = { regions, shops };
    const settled = dropUnknownPlaces(this.draft, regions, shops);
    this.form.change(settled, ...correctedPlaces(settled, this.form.errors, this.places));
  }

  /** Checks the draft and sends the order, a partner's with their terms; gives whether it was placed. */
  async submit(locale: Locale, terms?: PartnerTerms): Promise<boolean> {
    return this.#checkout.submit(locale, terms);
  }

  /** Asks again for an order without an answer. */
  async retry(locale: Locale): Promise<boolean> {
    return this.#checkout.retry(locale);
  }

  /** Takes the news that a card was charged. */
  confirmPayment(transId: string): void {
    this.#checkout.confirmPayment(transId);
  }

  /** Closes everything and forgets what was typed, sent and placed here. */
  forget(): void {
    this.#checkout.forget();
  }

  hidePaid(): void {
    this.#checkout.closePaid();
  }
}
