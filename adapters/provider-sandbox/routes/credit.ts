import { type IRouter, Router } from 'express';
import { creditPartners } from '#adapters/provider-sandbox/content/settings.ts';
import { refused } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { bodyOf, localeOf } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import { creditForm, primeForm } from '#adapters/provider-sandbox/leads/forms.ts';
import { productFor, takeLead } from '#adapters/provider-sandbox/leads/take-lead.ts';
import { customerOf } from '#adapters/provider-sandbox/orders/customer.ts';
import { refusals } from '#adapters/provider-sandbox/orders/words.ts';
import { localized } from './localized.ts';

/** The demonstration scoring declines these phones. */
const DECLINED = /000$/;

/** Credit terms and applications. */
export const creditRoutes = (provider: Provider): IRouter =>
  Router()
    .get('/api/credit-partners/get-credit-partners', (request, response) => {
      reply<'creditPartners'>(
        response,
        localized(creditPartners, localeOf(request)).map(({ yearlyRate, minAmount, maxAmount, ...partner }) => ({
          ...partner,
          yearly_rate: yearlyRate,
          min_amount: minAmount,
          max_amount: maxAmount,
        })),
      );
    })
    .post('/api/credit-partners/create-credit-prime-customer-offer', (request, response) => {
      const form = bodyOf(request, primeForm);
      const customer = customerOf(form, localeOf(request));
      takeLead(provider, request, { kind: 'prime_credit', body: { ...form, ...customer } });
      reply<'createPrimeOffer'>(response, { success: !DECLINED.test(customer.phone) });
    })
    .post('/api/credit-partners/create-credit-order', (request, response) => {
      const locale = localeOf(request);
      const form = bodyOf(request, creditForm);
      const customer = customerOf(form, locale);
      productFor(provider, form.product, locale);
      const partner = creditPartners.find(({ partnerId }) => partnerId === String(form.partnerId));
      if (!partner?.months.includes(form.months)) throw refused(refusals.partner[locale]);
      const order_number = takeLead(provider, request, { kind: 'credit', body: { ...form, ...customer } });
      reply<'createCreditOrder'>(response, { success: true, order_number });
    });
