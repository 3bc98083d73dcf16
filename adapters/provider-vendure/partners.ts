import * as v from 'valibot';
import { present } from '#adapters/provider-http/mapping.ts';
import type { LoginAnswer, PartnerDesk } from '#core/kernel/auth/index.ts';
import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { err, ok } from '#core/kernel/shared/index.ts';
import type { SellerDirectory } from '#core/partner/orders/index.ts';
import { askEngine, defineOperation, unauthorised } from './ask-engine.ts';
import type { EngineAccess } from './engine-access.ts';

export const loginMutation = defineOperation(
  `mutation ShopLogin($login: String!, $password: String!) {
  shopLogin(login: $login, password: $password) { token companyName message }
}`,
  v.object({
    shopLogin: v.object({
      token: v.nullish(v.string()),
      companyName: v.nullish(v.string()),
      message: v.nullish(v.string()),
    }),
  }),
);

export const logoutMutation = defineOperation(
  'mutation ShopLogout { logout { success } }',
  v.object({ logout: v.object({ success: v.boolean() }) }),
);

export const sellersQuery = defineOperation(
  'query ShopSellers { shopSellers { id name } }',
  v.object({ shopSellers: v.nullable(v.array(v.object({ id: v.string(), name: v.string() }))) }),
);

/** The sign-in of partners: customers of the partners' group. */
export const createVendurePartnerDesk = ({ transport }: Pick<EngineAccess, 'transport'>): Partial<PartnerDesk> => ({
  login: ({ locale, login, password }, signal) =>
    askEngine({ transport }, loginMutation, { login, password }, { locale, signal }, ({ shopLogin }) => {
      const { token, companyName, message } = shopLogin;
      const answer: LoginAnswer = token
        ? { kind: 'token', token, ...present({ companyName }) }
        : { kind: 'refused', messages: message ? [message] : [] };
      return ok(answer);
    }),
  logout: ({ token }) =>
    askEngine({ transport, shtoken: token }, logoutMutation, {}, { locale: DEFAULT_LOCALE }, () => ok(undefined)),
});

/** The sellers of the partner whose token it is. */
export const createVendureSellerDirectory = (access: EngineAccess): Partial<SellerDirectory> => ({
  list: ({ locale }, signal) =>
    askEngine(access, sellersQuery, {}, { locale, signal }, ({ shopSellers }) =>
      shopSellers ? ok(shopSellers) : access.shtoken === undefined ? ok([]) : err(unauthorised),
    ),
});
