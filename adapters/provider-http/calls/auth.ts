import * as v from 'valibot';
import { type InLocale, isNotFound, type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { defineCall } from '#adapters/provider-http/contract/define-call.ts';
import { assumed, filled, id, text } from '#adapters/provider-http/contract/wire.ts';
import type { Reply } from '#adapters/provider-http/incoming.ts';
import { present } from '#adapters/provider-http/mapping.ts';
import type { LoginAnswer, PartnerDesk } from '#core/kernel/auth/index.ts';
import { mapResult, ok } from '#core/kernel/shared/index.ts';
import type { SellerDirectory } from '#core/partner/orders/index.ts';

export const login = defineCall({
  id: 'login',
  method: 'POST',
  path: '/base/login/',
  summary: 'Token of a partner; wrong credentials are `non_field_errors`',
  body: v.object({ login: v.pipe(filled, v.maxLength(120)), password: v.pipe(filled, v.maxLength(200)) }),
  answer: v.object({ token: filled, company_name: assumed(text) }),
  example: { body: { login: 'partner', password: 'zori-demo' } },
});

/** A reply to credentials as core knows it; wrong ones are refused in the provider's words. */
const toLoginAnswer = (reply: Reply<typeof login>): LoginAnswer =>
  reply.kind === 'answer'
    ? { kind: 'token', token: reply.value.token, ...present({ companyName: reply.value.company_name }) }
    : { kind: 'refused', messages: reply.messages };

export const storeSellers = defineCall({
  id: 'storeSellers',
  method: 'GET',
  path: '/base/store_sellers',
  summary: 'Sellers of the partner; empty for a visitor',
  secured: 'optional',
  answer: v.array(v.object({ id, name: filled })),
});

/** The sign-in of partners over the provider's HTTP call. */
export const createHttpPartnerDesk = ({ transport }: Pick<ProviderAccess, 'transport'>): PartnerDesk => ({
  login: async ({ locale, ...body }, signal) =>
    mapResult(await transport.send(login, { body }, { locale, signal }), toLoginAnswer),
});

/** The sellers of the partner whose `shtoken` it is, over the provider's HTTP call; none where it does not know the call. */
export const createHttpSellerDirectory = (access: ProviderAccess): SellerDirectory => {
  const known = readerOf(access)(
    storeSellers,
    (_query: InLocale) => ({}),
    (sellers) => sellers.map(({ id, name }) => ({ id: String(id), name })),
  );
  return {
    list: async (query, signal) => {
      const answer = await known(query, signal);
      return isNotFound(answer) ? ok([]) : answer;
    },
  };
};
