import { type IRouter, Router } from 'express';
import { refused } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { bodyOf, localeOf, partnerBy } from '#adapters/provider-sandbox/http/request.ts';
import { reply } from '#adapters/provider-sandbox/http/wire.ts';
import {
  backInStockForm,
  consultationForm,
  feedbackForm,
  oneClickForm,
  partnerForm,
  preorderForm,
  priceWatchForm,
  tradeInForm,
} from '#adapters/provider-sandbox/leads/forms.ts';
import { productFor, takeLead } from '#adapters/provider-sandbox/leads/take-lead.ts';
import { parseAmount } from '#adapters/provider-sandbox/money.ts';
import { customerOf, reachedBy } from '#adapters/provider-sandbox/orders/customer.ts';
import { resolveSeller } from '#adapters/provider-sandbox/orders/seller.ts';
import { absent, refusals, restricted } from '#adapters/provider-sandbox/orders/words.ts';

/** Forms that need only a phone number. */
export const leadRoutes = (provider: Provider): IRouter =>
  Router()
    .post('/general/one_click', (request, response) => {
      const locale = localeOf(request);
      const form = bodyOf(request, oneClickForm);
      const customer = customerOf(form, locale);
      const { title, is_restricted, available } = productFor(provider, form.product, locale);
      if (is_restricted) throw refused(restricted(title)[locale]);
      if (available === 0) throw refused(absent(title)[locale]);
      const { seller: named, ...asked } = form;
      const seller = resolveSeller(provider, named, partnerBy(provider, request), locale);
      const body = { ...asked, ...customer, ...(seller === null ? {} : { seller }) };
      const order_number = takeLead(provider, request, { kind: 'one_click', body });
      reply<'oneClick'>(response, { success: true, order_number });
    })
    .post('/general/preorder', (request, response) => {
      const locale = localeOf(request);
      const form = bodyOf(request, preorderForm);
      const customer = customerOf(form, locale);
      productFor(provider, form.product, locale);
      const order_number = takeLead(provider, request, { kind: 'preorder', body: { ...form, ...customer } });
      reply<'preorder'>(response, { success: true, order_number });
    })
    .post('/general/consultation', (request, response) => {
      const form = bodyOf(request, consultationForm);
      const customer = customerOf(form, localeOf(request));
      const order_number = takeLead(provider, request, { kind: 'consultation', body: { ...form, ...customer } });
      reply<'consultation'>(response, { success: true, order_number });
    })
    .post('/general/back_in_stock', (request, response) => {
      const locale = localeOf(request);
      const form = bodyOf(request, backInStockForm);
      const customer = customerOf(form, locale);
      productFor(provider, form.product, locale);
      const order_number = takeLead(provider, request, { kind: 'back_in_stock', body: { ...form, ...customer } });
      reply<'backInStock'>(response, { success: true, order_number });
    })
    .post('/general/price_watch', (request, response) => {
      const locale = localeOf(request);
      const form = bodyOf(request, priceWatchForm);
      const { price: today, promo } = productFor(provider, form.product, locale);
      const price = parseAmount(form.price);
      if (price === undefined || price <= 0 || price >= today - promo) throw refused(refusals.watched[locale]);
      const body = { ...form, ...reachedBy(form, locale) };
      takeLead(provider, request, { kind: 'price_watch', body });
      reply<'priceWatch'>(response, { success: true });
    })
    .post('/general/trade_in', (request, response) => {
      const form = bodyOf(request, tradeInForm);
      const customer = customerOf(form, localeOf(request));
      takeLead(provider, request, { kind: 'trade_in', body: { ...form, ...customer } });
      reply<'tradeIn'>(response, { success: true });
    })
    .post('/general/partner_request', (request, response) => {
      const form = bodyOf(request, partnerForm);
      const customer = customerOf(form, localeOf(request));
      takeLead(provider, request, { kind: 'partner_request', body: { ...form, ...customer } });
      reply<'partnerRequest'>(response, { success: true });
    })
    .post('/general/feedback', (request, response) => {
      const form = bodyOf(request, feedbackForm);
      if (form.customer_name.trim() === '') throw refused(refusals.name[localeOf(request)]);
      takeLead(provider, request, { kind: 'feedback', body: form });
      reply<'feedback'>(response, { success: true });
    });
