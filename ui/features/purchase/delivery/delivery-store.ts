import { createDirectory, UNREAD_DIRECTORY } from '#core/purchase/delivery/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** Where the shop delivers to and hands over, in the language of the page. */
export class DeliveryStore extends storeOf(UNREAD_DIRECTORY, createDirectory) {}
