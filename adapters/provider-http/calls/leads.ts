import * as v from 'valibot';
import { type ProviderAccess, sendForm } from '#adapters/provider-http/ask.ts';
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
import { present } from '#adapters/provider-http/mapping.ts';
import type { LeadDesk } from '#core/requests/leads/index.ts';

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

/** Requests over the provider's HTTP calls, one call a kind. */
export const createHttpLeadDesk = (access: ProviderAccess): LeadDesk => ({
  send: ({ lead, key, utm }, signal) => {
    const form = { locale: lead.locale, key, utm };
    const customer = { customer_name: lead.name, customer_phone_number: lead.phone };
    const product = lead.productId ?? '';
    // Only a partner may name a seller.
    const seller = access.shtoken === undefined ? undefined : lead.seller;
    const comment = lead.comment === '' ? undefined : lead.comment;
    switch (lead.kind) {
      case 'one_click':
        return sendForm(access, oneClick, { ...customer, product, ...present({ seller }) }, form, signal);
      case 'preorder':
        return sendForm(access, preorder, { ...customer, product, ...present({ comment }) }, form, signal);
      case 'back_in_stock':
        return sendForm(access, backInStock, { ...customer, product }, form, signal);
      case 'consultation':
        return sendForm(
          access,
          consultation,
          { ...customer, ...present({ product: lead.productId, comment }) },
          form,
          signal,
        );
    }
  },
});
