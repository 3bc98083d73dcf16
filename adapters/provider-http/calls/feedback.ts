import * as v from 'valibot';
import { type ProviderAccess, sendForm } from '#adapters/provider-http/ask.ts';
import { defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import { accepted, customer, exampleCustomer, filled, utm } from '#adapters/provider-http/contract/wire.ts';
import { present } from '#adapters/provider-http/mapping.ts';
import type { Feedback, FeedbackDesk } from '#core/requests/contacts/index.ts';

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
    customer_email: v.optional(v.pipe(v.string(), v.minLength(3), v.maxLength(254))),
    message: v.pipe(filled, v.maxLength(4000)),
    utm,
  }),
  answer: accepted,
  example: { body: { ...exampleCustomer, message: 'Bună ziua! Lucrați duminică?' } },
});

/** A message in the provider's words. */
const fromFeedback = ({ name, phone, email, message }: Feedback): RequestOf<typeof feedback>['body'] => ({
  customer_name: name,
  ...present({ customer_phone_number: phone, customer_email: email }),
  message,
});

/** Messages to the shop over the provider's HTTP call. */
export const createHttpFeedbackDesk = (access: ProviderAccess): FeedbackDesk => ({
  send: ({ feedback: message, key, utm }, signal) =>
    sendForm(access, feedback, fromFeedback(message), { locale: message.locale, key, utm }, signal),
});
