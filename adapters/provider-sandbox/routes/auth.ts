import { type IRouter, Router } from 'express';
import * as v from 'valibot';
import { companyOf, logIn, sellersOf } from '#adapters/provider-sandbox/db/partners.ts';
import { validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, optionalPartner, parseBody } from '#adapters/provider-sandbox/http/request.ts';
import { type BodySchema, reply } from '#adapters/provider-sandbox/http/wire.ts';
import { messages } from '#adapters/provider-sandbox/orders/messages.ts';

const loginForm: BodySchema<'login'> = v.object({
  login: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/** Partner login and a partner's sellers. */
export const authRoutes = (provider: Provider): IRouter => {
  const { sql } = provider;
  return Router()
    .post('/base/login', async (request, response) => {
      const { login, password } = parseBody(request, loginForm);
      const token = await logIn(provider, login, password);
      if (token === undefined) throw validationError(messages.login[localeOf(request)]);
      reply<'login'>(response, { token, company_name: companyOf(sql, login) });
    })
    .get('/base/store_sellers', (request, response) => {
      const partner = optionalPartner(provider, request);
      const answer = partner === undefined ? [] : sellersOf(sql, partner).map(({ id, name }) => ({ id, name }));
      reply<'storeSellers'>(response, answer);
    });
};
