import { fromQuestion, toWarrantyDevices, warrantyCheck } from '#adapters/provider-http/calls/warranty.ts';
import type { WarrantyDesk } from '#core/requests/warranty/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** Warranties over the provider's HTTP call. */
export const createHttpWarrantyDesk = (access: ProviderAccess): WarrantyDesk => ({
  check: ({ question, locale }, signal) =>
    ask(access, warrantyCheck, { body: fromQuestion(question) }, { locale, signal }, mapped(toWarrantyDevices)),
});
