import { createConsent, UNKNOWN_CONSENT } from '#core/marketing/consent/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The visitor's consent, and whether the banner is open. */
export class ConsentStore extends storeOf(UNKNOWN_CONSENT, createConsent) {}
