import { createSavedForLater, UNREAD_SAVED } from '#core/purchase/cart/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** What is saved for later. */
export class SavedStore extends storeOf(UNREAD_SAVED, createSavedForLater) {}
