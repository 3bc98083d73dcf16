import {
  createCreditOrder,
  createPrimeOffer,
  creditPartners,
  fromCredit,
  toCreditPartner,
} from '#adapters/provider-http/calls/credit.ts';
import { toFormAnswer } from '#adapters/provider-http/calls/leads.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import type { CreditDesk } from '#core/requests/credit/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';
import { tierFor } from './price-tier.ts';

/** Credit partners and requests for credit over the provider's HTTP calls. */
export const createHttpCreditDesk = (access: ProviderAccess): CreditDesk => {
  const { transport, shtoken } = access;
  const mapping = { pictures: transport.pictures };
  return {
    partners: ({ locale }, signal) =>
      ask(
        access,
        creditPartners,
        {},
        { locale, signal },
        mapped((answer) => answer.map((partner) => toCreditPartner(partner, mapping))),
      ),
    request: async ({ request, locale, key, utm }, signal) => {
      const context = { locale, signal, idempotencyKey: key, shtoken };
      const reply = await transport.send(
        createCreditOrder,
        { body: { ...fromCredit({ ...request, tier: tierFor(access, request.tier) }), ...present({ utm }) } },
        context,
      );
      return mapResult(reply, toFormAnswer);
    },
    requestPrime: async ({ locale, key, ...body }, signal) => {
      const reply = await transport.send(createPrimeOffer, { body }, { locale, signal, idempotencyKey: key });
      return mapResult(reply, (said) => (said.kind === 'answer' ? { success: said.value.success } : {}));
    },
  };
};
