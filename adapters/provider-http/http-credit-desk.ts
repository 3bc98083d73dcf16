import type { CreditDesk } from '#core/credit/index.ts';
import { mapResult } from '#core/shared/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { createPrimeOffer, creditPartners, toCreditPartner } from './calls/credit.ts';

/** Credit partners and prime requests over the provider's HTTP calls. */
export const createHttpCreditDesk = (access: ProviderAccess): CreditDesk => {
  const mapping = { origin: access.transport.origin };
  return {
    partners: ({ locale }, signal) =>
      ask(
        access,
        creditPartners,
        {},
        { locale, signal },
        mapped((answer) => answer.map((partner) => toCreditPartner(partner, mapping))),
      ),
    requestPrime: async ({ locale, ...body }, signal) => {
      const reply = await access.transport.send(createPrimeOffer, { body }, { locale, signal });
      return mapResult(reply, (said) => (said.kind === 'answer' ? { success: said.value.success } : {}));
    },
  };
};
