import { providedHook } from '#ui/app/provided.ts';
import type { ConsentStore } from './consent-store.ts';

/** What the visitor has agreed to. */
export const useConsent = providedHook<ConsentStore>('Consent');
