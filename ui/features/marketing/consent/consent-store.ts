import { createConsent, UNKNOWN_CONSENT } from '#core/marketing/consent/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** What the visitor has agreed to, and whether it is being asked. */
export class ConsentStore extends storeOf(UNKNOWN_CONSENT, createConsent) {}
