import * as v from 'valibot';
import { defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  accepted,
  assumed,
  customer,
  exampleCustomer,
  filled,
  id,
  utm,
} from '#adapters/provider-http/contract/wire.ts';
import type { Reply } from '#adapters/provider-http/incoming.ts';
import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { feedback } from './feedback.ts';

const comment = v.optional(v.pipe(v.string(), v.maxLength(2000)));
const answer = v.object({ ...accepted.entries, order_number: assumed(filled) });
const product = { '/body/product': 'popularProducts#/products/0/productId' };

export const oneClick = defineCall({
  id: 'oneClick',
  method: 'POST',
  path: '/general/one_click/',
  summary: 'Buys one product by phone number alone',
  idempotent: 'optional',
  assumed: true,
  body: v.object({ ...customer, product: id, second_price: v.optional(v.boolean()), seller: v.optional(filled), utm }),
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
  body: v.object({ ...customer, product: id, comment, utm }),
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
  body: v.object({ ...customer, product: v.optional(id), comment, utm }),
  answer,
  example: { body: { ...exampleCustomer, comment: 'Какой ноутбук взять для учёбы?' } },
});

export const backInStock = defineCall({
  id: 'backInStock',
  method: 'POST',
  path: '/general/back_in_stock/',
  summary: 'Asks to be notified when a product is back',
  idempotent: 'optional',
  assumed: true,
  body: v.object({ ...customer, product: id, utm }),
  answer,
  example: { body: { ...exampleCustomer, product: '100001' }, from: product },
});

/** What a request was answered with, as core knows it: without `success` it was refused. */
export const toFormAnswer = (said: Reply<typeof oneClick> | Reply<typeof feedback>): FormAnswer => {
  if (said.kind !== 'answer') return { kind: 'refused', messages: said.messages };
  if (!said.value.success) return { kind: 'refused', messages: [] };
  const number = 'order_number' in said.value ? said.value.order_number : undefined;
  return { kind: 'accepted', ...(number ? { orderNumber: number } : {}) };
};
