import { toFormAnswer } from '#adapters/provider-http/calls/leads.ts';
import {
  childCompanies,
  fromApplication,
  partnerRequest,
  toCompany,
} from '#adapters/provider-http/calls/partnership.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import type { PartnershipDesk } from '#core/requests/partnership/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
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
    return mapResult(await access.transport.send(partnerRequest, { body }, context), toFormAnswer);
  },
});
