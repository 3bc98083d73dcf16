import * as v from 'valibot';
import { type ProviderAccess, readerOf, sendForm } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import {
  accepted,
  customer,
  exampleCustomer,
  filled,
  id,
  maybe,
  text,
  utm,
} from '#adapters/provider-http/contract/wire.ts';
import { linkOf } from '#adapters/provider-http/mapping.ts';
import type { Company, PartnerApplication, PartnershipDesk } from '#core/requests/partnership/index.ts';

export const childCompanies = defineCall({
  id: 'childCompanies',
  method: 'GET',
  path: '/general/child_companies',
  summary: 'Companies that belong to the shop or work with it',
  assumed: true,
  answer: v.array(v.object({ companyId: id, name: filled, text: maybe(text), city: maybe(text), href: maybe(text) })),
});

export const partnerRequest = defineCall({
  id: 'partnerRequest',
  method: 'POST',
  path: '/general/partner_request/',
  summary: 'A company asks to become a partner',
  idempotent: 'optional',
  assumed: true,
  body: v.object({
    ...customer,
    company: v.pipe(filled, v.maxLength(200)),
    city: v.optional(v.pipe(v.string(), v.maxLength(200))),
    comment: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    utm,
  }),
  answer: accepted,
  example: { body: { ...exampleCustomer, company: 'Tehno Nord SRL', city: 'Bălți' } },
});

/** A company as core knows it; a link that cannot be trusted is left out. */
const toCompany = (wire: AnswerOf<typeof childCompanies>[number]): Company => ({
  companyId: String(wire.companyId),
  name: wire.name,
  text: wire.text ?? '',
  city: wire.city ?? '',
  href: linkOf(wire.href) ?? '',
});

/** A request to become a partner in the provider's words. */
const fromApplication = (application: PartnerApplication): RequestOf<typeof partnerRequest>['body'] => ({
  customer_name: application.name,
  customer_phone_number: application.phone,
  company: application.company,
  ...(application.city === '' ? {} : { city: application.city }),
  ...(application.comment === '' ? {} : { comment: application.comment }),
});

/** Companies around the shop, and requests to become one, over the provider's HTTP calls. */
export const createHttpPartnershipDesk = (access: ProviderAccess): PartnershipDesk => ({
  companies: readerOf(access)(
    childCompanies,
    () => ({}),
    (answer) => answer.map(toCompany),
  ),
  apply: ({ application, key, utm }, signal) =>
    sendForm(access, partnerRequest, fromApplication(application), { locale: application.locale, key, utm }, signal),
});
