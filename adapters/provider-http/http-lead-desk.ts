import { backInStock, consultation, oneClick, preorder, toFormAnswer } from '#adapters/provider-http/calls/leads.ts';
import { mapResult } from '#core/kernel/shared/index.ts';
import type { LeadDesk } from '#core/requests/leads/index.ts';
import type { ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';

/** The desk that takes requests over the provider's HTTP calls, one call a kind. */
export const createHttpLeadDesk = ({ transport, shtoken }: ProviderAccess): LeadDesk => ({
  send: async ({ lead, key, utm }, signal) => {
    const context = { locale: lead.locale, signal, idempotencyKey: key, shtoken };
    const customer = { customer_name: lead.name, customer_phone_number: lead.phone, ...present({ utm }) };
    const product = lead.productId ?? '';
    // Who sells is for partners to state.
    const seller = shtoken === undefined ? undefined : lead.seller;
    const comment = lead.comment === '' ? undefined : lead.comment;
    const send = () => {
      switch (lead.kind) {
        case 'one_click':
          return transport.send(oneClick, { body: { ...customer, product, ...present({ seller }) } }, context);
        case 'preorder':
          return transport.send(preorder, { body: { ...customer, product, ...present({ comment }) } }, context);
        case 'back_in_stock':
          return transport.send(backInStock, { body: { ...customer, product } }, context);
        case 'consultation':
          return transport.send(
            consultation,
            { body: { ...customer, ...present({ product: lead.productId, comment }) } },
            context,
          );
      }
    };
    return mapResult(await send(), toFormAnswer);
  },
});
