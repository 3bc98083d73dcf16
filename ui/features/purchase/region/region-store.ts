import { makeAutoObservable } from 'mobx';
import {
  type AddressChoice,
  addressLabel,
  findPlaces,
  isChosenPlace,
  type Place,
} from '#core/purchase/delivery/index.ts';
import type { CheckoutStore } from '#ui/features/purchase/checkout/checkout-store.ts';
import type { DeliveryStore } from '#ui/features/purchase/delivery/delivery-store.ts';

/** Where the shopper is: chosen here once, it is the address of every delivery fee and of the checkout. */
export class RegionStore {
  open = false;
  /** What places are looked for by. */
  text = '';

  readonly #checkout: CheckoutStore;
  readonly #delivery: DeliveryStore;

  constructor(checkout: CheckoutStore, delivery: DeliveryStore) {
    this.#checkout = checkout;
    this.#delivery = delivery;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Name of the chosen locality, or of its region; absent until the regions are loaded. */
  get label(): string | undefined {
    return addressLabel(this.#delivery.regions, this.#checkout.draft);
  }

  /** The regions, or what a text finds among them and their localities (rule DELIVERY-12). */
  get places(): readonly Place[] {
    return findPlaces(this.#delivery.regions, this.text);
  }

  isChosen(place: Place): boolean {
    return isChosenPlace(place, this.#checkout.draft);
  }

  show(): void {
    this.text = '';
    this.open = true;
  }

  hide(): void {
    this.open = false;
  }

  seek(text: string): void {
    this.text = text;
  }

  choose({ regionId, localityId }: AddressChoice): void {
    this.#checkout.chooseAddress({ regionId, localityId });
    this.open = false;
  }
}
