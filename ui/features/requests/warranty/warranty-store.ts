import { createWarrantyLookup, UNASKED_WARRANTY } from '#core/requests/warranty/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

export class WarrantyStore extends storeOf(UNASKED_WARRANTY, createWarrantyLookup) {}
