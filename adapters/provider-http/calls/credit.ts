import * as v from 'valibot';
import { type ProviderAccess, readerOf, sendForm } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  accepted,
  amount,
  assumed,
  assumedRequired,
  customer,
  exampleCustomer,
  filled,
  id,
  maybe,
  picture,
  text,
  utm,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf, type Mapping, pictureOf } from '#adapters/provider-http/mapping.ts';
import { allowedTier, wireTier, wireTiers } from '#adapters/provider-http/price-tier.ts';
import { mapResult, toDecimal } from '#core/kernel/shared/index.ts';
import type { CreditDesk, CreditPartner, CreditRequest } from '#core/requests/credit/index.ts';

export const creditPartners = defineCall({
  id: 'creditPartners',
  method: 'GET',
  path: '/api/credit-partners/get-credit-partners/',
  summary: 'Who gives credit, and on which terms',
  answer: v.array(
    v.object({
      partnerId: id,
      name: filled,
      title: maybe(text),
      terms: maybe(text),
      months: assumedRequired(v.array(v.pipe(v.number(), v.integer(), v.minValue(1)))),
      yearly_rate: v.pipe(assumedRequired(v.pipe(v.number(), v.minValue(0))), v.description('Percent a year')),
      commission: v.pipe(
        maybe(v.pipe(v.number(), v.minValue(0))),
        v.description('Percent of the sum, charged once; none when absent'),
      ),
      min_amount: maybe(amount),
      max_amount: maybe(amount),
      img: maybe(picture),
    }),
  ),
});

export const createPrimeOffer = defineCall({
  id: 'createPrimeOffer',
  method: 'POST',
  path: '/api/credit-partners/create-credit-prime-customer-offer/',
  summary: 'Asks for a prime credit',
  idempotent: 'optional',
  body: v.object({ ...customer, utm }),
  answer: accepted,
  example: { body: exampleCustomer },
});

export const createCreditOrder = defineCall({
  id: 'createCreditOrder',
  method: 'POST',
  path: '/api/credit-partners/create-credit-order/',
  summary: 'Asks a partner for credit on a product',
  idempotent: 'optional',
  assumed: true,
  body: v.object({
    ...customer,
    product: id,
    partnerId: id,
    months: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ...wireTier,
    first_payment: v.optional(amount),
    comment: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    utm,
  }),
  answer: v.object({ ...accepted.entries, order_number: assumed(filled) }),
  example: {
    body: { ...exampleCustomer, product: '100001', partnerId: 'iute', months: 12 },
    from: {
      '/body/product': 'popularProducts#/products/0/productId',
      '/body/partnerId': 'creditPartners#/0/partnerId',
      '/body/months': 'creditPartners#/0/months/0',
    },
  },
});

/** A request for credit in the provider's words. */
const fromCredit = (request: CreditRequest) => ({
  customer_name: request.name,
  customer_phone_number: request.phone,
  product: request.productId,
  partnerId: request.partnerId,
  months: request.months,
  ...wireTiers[request.tier],
  first_payment: toDecimal(request.firstPayment),
  ...(request.comment === '' ? {} : { comment: request.comment }),
});

/** The highest sum of a lender that states none, MDL. */
const ANY_AMOUNT = 999_999_999;

/** A partner as core knows it; amounts in bani. */
const toCreditPartner = (wire: AnswerOf<typeof creditPartners>[number], mapping: Mapping): CreditPartner => ({
  partnerId: String(wire.partnerId),
  name: wire.name,
  title: wire.title ?? wire.name,
  terms: wire.terms ?? '',
  months: wire.months,
  yearlyRate: wire.yearly_rate,
  commission: wire.commission ?? 0,
  minAmount: baniOf(wire.min_amount ?? 0),
  maxAmount: baniOf(wire.max_amount ?? ANY_AMOUNT),
  ...(wire.img ? { image: pictureOf(wire.img, mapping) } : {}),
});

/** Credit partners and requests for credit over the provider's HTTP calls. */
export const createHttpCreditDesk = (access: ProviderAccess): CreditDesk => ({
  partners: readerOf(access)(
    creditPartners,
    () => ({}),
    (answer, mapping) => answer.map((partner) => toCreditPartner(partner, mapping)),
  ),
  request: ({ request, ...form }, signal) =>
    sendForm(
      access,
      createCreditOrder,
      fromCredit({ ...request, tier: allowedTier(access, request.tier) }),
      form,
      signal,
    ),
  requestPrime: async ({ locale, key, ...body }, signal) => {
    const reply = await access.transport.send(createPrimeOffer, { body }, { locale, signal, idempotencyKey: key });
    return mapResult(reply, (said) => (said.kind === 'answer' ? { success: said.value.success } : {}));
  },
});
