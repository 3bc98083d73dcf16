import type { WarrantyDesk } from '#core/warranty/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { fromQuestion, toWarrantyDevices, warrantyCheck } from './calls/warranty.ts';

/** Warranties over the provider's HTTP call. */
export const createHttpWarrantyDesk = (access: ProviderAccess): WarrantyDesk => ({
  check: ({ question, locale }, signal) =>
    ask(access, warrantyCheck, { body: fromQuestion(question) }, { locale, signal }, mapped(toWarrantyDevices)),
});
