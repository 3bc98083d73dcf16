import { createPickupStock, UNKNOWN_STOCK } from '#core/purchase/delivery/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** What the shops have of the cart's products, as far as they say it. */
export class PickupStore extends storeOf(UNKNOWN_STOCK, createPickupStock) {}
