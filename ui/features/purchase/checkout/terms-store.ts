import { createPartnerTerms, UNREAD_TERMS } from '#core/purchase/checkout/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** Who sells and how the order is paid, as a partner states it at the checkout. */
export class TermsStore extends storeOf(UNREAD_TERMS, createPartnerTerms) {}
