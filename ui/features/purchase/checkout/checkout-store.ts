import { reaction } from 'mobx';
import { type Cart, type CartTotals, countsAsOpen } from '#core/purchase/cart/index.ts';
import {
  addressDraft,
  awaitsAnswer,
  checkoutTotals,
  correctedPlaces,
  createCheckout,
  type DraftErrors,
  dropUnknownPlaces,
  EMPTY_DRAFT,
  type OrderDraft,
  storedDraftMemory,
  UNREAD_CHECKOUT,
  type ValidOrder,
  validateOffered,
} from '#core/purchase/checkout/index.ts';
import { type AddressChoice, chooseType, type DeliveryType } from '#core/purchase/delivery/index.ts';
import { storeOf } from '#ui/app/store-of.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';
import type { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import type { DeliveryStore } from '#ui/features/purchase/delivery/delivery-store.ts';
import { paymentAddress } from './payment-address.ts';

type Dependencies = Omit<Parameters<typeof createCheckout>[0], 'cart' | 'form' | 'paymentAddress' | 'show'>;

/** What is being ordered and what it costs, the order on its way, and what became of it. */
export class CheckoutStore extends storeOf(UNREAD_CHECKOUT, createCheckout) {
  /** What the shopper has typed and chosen, stored at every change. */
  readonly form: FormStore<OrderDraft, ValidOrder, DraftErrors>;
  readonly #cart: CartStore;

  constructor(dependencies: Dependencies, cart: CartStore, delivery: DeliveryStore) {
    const form = new FormStore<OrderDraft, ValidOrder, DraftErrors>(
      {
        validate: (draft) => validateOffered(draft, delivery),
        kept: storedDraftMemory(dependencies.checkoutStorage),
      },
      EMPTY_DRAFT,
    );
    super({ ...dependencies, cart, form, paymentAddress });
    this.form = form;
    this.#cart = cart;
    // A remembered region, locality or shop may no longer be there.
    reaction(
      () => [delivery.regions, delivery.shops, this.ready],
      () => {
        const settled = dropUnknownPlaces(form.draft, delivery);
        form.change(settled, ...correctedPlaces(settled, form.errors, delivery));
      },
    );
  }

  get draft(): OrderDraft {
    return this.form.draft;
  }

  /** Totals of the cart with the delivery chosen here and the code that holds. */
  get totals(): CartTotals {
    return checkoutTotals(this.#cart.lines, this.draft, this.code);
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

  /** Where the placed order is charged; absent when nothing is to be paid or the address is not a web address. */
  get paymentAddress(): string | undefined {
    return paymentAddress(this.placed?.paymentUrl);
  }

  chooseAddress(choice: AddressChoice): void {
    this.form.change(addressDraft(this.draft, choice));
  }

  chooseType(type: DeliveryType): void {
    this.form.change(chooseType(this.draft, type));
  }
}
