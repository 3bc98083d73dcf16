import { requiredContext } from '#ui/app/required-context.ts';
import type { ConsentStore } from './consent-store.ts';

/** What the visitor has agreed to. */
export const [ConsentContext, useConsent] = requiredContext<ConsentStore>('Consent');
