import * as v from 'valibot';
import type { LeadAnswer } from '#core/leads/index.ts';
import { defineCall } from '../contract/define-call.ts';
import { accepted, assumed, customer, exampleCustomer, filled, id } from '../contract/wire.ts';
import type { Reply } from '../incoming.ts';

const comment = v.optional(v.pipe(v.string(), v.maxLength(2000)));
const email = v.pipe(v.string(), v.minLength(3), v.maxLength(254));
const answer = v.object({ ...accepted.entries, order_number: assumed(filled) });
const product = { '/body/product': 'popularProducts#/products/0/productId' };

export const oneClick = defineCall({
  id: 'oneClick',
  method: 'POST',
  path: '/general/one_click/',
  summary: 'Buys one product by phone number alone',
  idempotent: 'optional',
  assumed: true,
  body: v.object({ ...customer, product: id, second_price: v.optional(v.boolean()) }),
  answer,
  example: { body: { ...exampleCustomer, product: '100001' }, from: product },
});

export const preorder = defineCall({
  id: 'preorder',
  method: 'POST',
  path: '/general/preorder/',
  summary: 'Orders a product that is not sold yet',
  idempotent: 'optional',
  assumed: true,
  body: v.object({ ...customer, product: id, comment }),
  answer,
  example: { body: { ...exampleCustomer, product: '100001' }, from: product },
});

export const consultation = defineCall({
  id: 'consultation',
  method: 'POST',
  path: '/general/consultation/',
  summary: 'Asks to be called back',
  idempotent: 'optional',
  assumed: true,
  body: v.object({ ...customer, product: v.optional(id), comment }),
  answer,
  example: { body: { ...exampleCustomer, comment: 'Какой ноутбук взять для учёбы?' } },
});

export const backInStock = defineCall({
  id: 'backInStock',
  method: 'POST',
  path: '/general/back_in_stock/',
  summary: 'Asks to be told when a product is back',
  idempotent: 'optional',
  assumed: true,
  body: v.object({ ...customer, product: id }),
  answer,
  example: { body: { ...exampleCustomer, product: '100001' }, from: product },
});

export const tradeIn = defineCall({
  id: 'tradeIn',
  method: 'POST',
  path: '/general/trade_in/',
  summary: 'Offers a used device in exchange',
  idempotent: 'optional',
  assumed: true,
  body: v.object({
    ...customer,
    device: v.pipe(filled, v.maxLength(200)),
    condition: v.picklist(['excellent', 'good', 'worn', 'broken']),
    product: v.optional(id),
    comment,
  }),
  answer: accepted,
  example: { body: { ...exampleCustomer, device: 'iPhone 13 128 GB', condition: 'good' } },
});

export const feedback = defineCall({
  id: 'feedback',
  method: 'POST',
  path: '/general/feedback/',
  summary: 'A message from the contact page',
  idempotent: 'optional',
  assumed: true,
  body: v.object({
    customer_name: customer.customer_name,
    customer_phone_number: v.optional(customer.customer_phone_number),
    customer_email: v.optional(email),
    message: v.pipe(filled, v.maxLength(4000)),
  }),
  answer: accepted,
  example: { body: { ...exampleCustomer, message: 'Bună ziua! Lucrați duminică?' } },
});

/** What a request was answered with, as core knows it: without `success` it was refused. */
export const toLeadAnswer = (said: Reply<typeof oneClick>): LeadAnswer => {
  if (said.kind !== 'answer') return { kind: 'refused', messages: said.messages };
  if (!said.value.success) return { kind: 'refused', messages: [] };
  const { order_number: number } = said.value;
  return { kind: 'accepted', ...(number ? { orderNumber: number } : {}) };
};
