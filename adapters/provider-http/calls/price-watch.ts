import * as v from 'valibot';
import { type ProviderAccess, sendForm } from '#adapters/provider-http/ask.ts';
import { defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import { accepted, amount, customer, exampleCustomer, id, utm } from '#adapters/provider-http/contract/wire.ts';
import { present } from '#adapters/provider-http/mapping.ts';
import { toDecimal } from '#core/kernel/shared/index.ts';
import type { PriceWatch, PriceWatchDesk } from '#core/requests/price-watch/index.ts';

export const priceWatch = defineCall({
  id: 'priceWatch',
  method: 'POST',
  path: '/general/price_watch/',
  summary: 'Asks to be notified when a product costs so much or less',
  idempotent: 'optional',
  assumed: true,
  body: v.object({
    customer_name: customer.customer_name,
    customer_phone_number: v.optional(customer.customer_phone_number),
    customer_email: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(254))),
    product: id,
    price: amount,
    utm,
  }),
  answer: accepted,
  example: {
    body: { ...exampleCustomer, product: '100001', price: '99.00' },
    from: { '/body/product': 'popularProducts#/products/0/productId' },
  },
});

/** A request in the provider's words. */
const fromPriceWatch = ({
  productId,
  price,
  name,
  phone,
  email,
}: PriceWatch): RequestOf<typeof priceWatch>['body'] => ({
  customer_name: name,
  ...present({ customer_phone_number: phone, customer_email: email }),
  product: productId,
  price: toDecimal(price),
});

/** Requests to be notified of a lower price, over the provider's HTTP call. */
export const createHttpPriceWatchDesk = (access: ProviderAccess): PriceWatchDesk => ({
  send: ({ watch, key, utm }, signal) =>
    sendForm(access, priceWatch, fromPriceWatch(watch), { locale: watch.locale, key, utm }, signal),
});
