import type { PartnershipDesk } from '#core/partnership/index.ts';
import { mapResult } from '#core/shared/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { toLeadAnswer } from './calls/leads.ts';
import { childCompanies, fromApplication, partnerRequest, toCompany } from './calls/partnership.ts';
import { present } from './mapping.ts';

/** The companies around the shop, and requests to become one, over the provider's HTTP calls. */
export const createHttpPartnershipDesk = (access: ProviderAccess): PartnershipDesk => ({
  companies: ({ locale }, signal) =>
    ask(
      access,
      childCompanies,
      {},
      { locale, signal },
      mapped((answer) => answer.map(toCompany)),
    ),
  apply: async ({ application, key, utm }, signal) => {
    const context = { locale: application.locale, signal, idempotencyKey: key, shtoken: access.shtoken };
    const body = { ...fromApplication(application), ...present({ utm }) };
    return mapResult(await access.transport.send(partnerRequest, { body }, context), toLeadAnswer);
  },
});
