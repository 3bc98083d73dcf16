import { type IRouter, Router } from 'express';
import { creditPartners } from '#adapters/provider-sandbox/content/settings.ts';
import { validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, parseBody } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { creditForm, primeForm } from '#adapters/provider-sandbox/leads/forms.ts';
import { requireProduct, saveLead } from '#adapters/provider-sandbox/leads/save-lead.ts';
import { requireCustomer } from '#adapters/provider-sandbox/orders/customer.ts';
import { messages } from '#adapters/provider-sandbox/orders/messages.ts';
import { localized } from './localized.ts';

/** The demonstration scoring declines these phones. */
const DECLINED = /000$/;

/** Credit terms and applications. */
export const creditRoutes = (provider: Provider): IRouter =>
  Router()
    .get('/api/credit-partners/get-credit-partners', (request, response) => {
      const answer = localized(creditPartners, localeOf(request)).map(
        ({ yearlyRate, minAmount, maxAmount, ...partner }) => ({
          ...partner,
          yearly_rate: yearlyRate,
          min_amount: minAmount,
          max_amount: maxAmount,
        }),
      );
      reply<'creditPartners'>(response, answer);
    })
    .post('/api/credit-partners/create-credit-prime-customer-offer', (request, response) => {
      const form = parseBody(request, primeForm);
      const customer = requireCustomer(form, localeOf(request));
      saveLead(provider, request, 'prime_credit', { ...form, ...customer });
      reply<'createPrimeOffer'>(response, { success: !DECLINED.test(customer.phone) });
    })
    .post('/api/credit-partners/create-credit-order', (request, response) => {
      const locale = localeOf(request);
      const form = parseBody(request, creditForm);
      const customer = requireCustomer(form, locale);
      requireProduct(provider, form.product, locale);
      const partner = creditPartners.find(({ partnerId }) => partnerId === String(form.partnerId));
      if (!partner?.months.includes(form.months)) throw validationError(messages.partner[locale]);
      const order_number = saveLead(provider, request, 'credit', { ...form, ...customer });
      reply<'createCreditOrder'>(response, { success: true, order_number });
    });
