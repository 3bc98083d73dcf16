import { createWarrantyLookup, UNASKED_WARRANTY } from '#core/requests/warranty/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** Looking up a warranty: what is typed, what is wrong with it, and what was found last. */
export class WarrantyStore extends storeOf(UNASKED_WARRANTY, createWarrantyLookup) {}
