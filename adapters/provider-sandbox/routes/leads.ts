import { type IRouter, Router } from 'express';
import { validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, optionalPartner, parseBody } from '#adapters/provider-sandbox/http/request.ts';
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
import { requireProduct, saveLead } from '#adapters/provider-sandbox/leads/save-lead.ts';
import { parseAmount } from '#adapters/provider-sandbox/money.ts';
import { requireContact, requireCustomer } from '#adapters/provider-sandbox/orders/customer.ts';
import { messages, outOfStock, restricted } from '#adapters/provider-sandbox/orders/messages.ts';
import { resolveSeller } from '#adapters/provider-sandbox/orders/seller.ts';

/** Forms that need only a phone number. */
export const leadRoutes = (provider: Provider): IRouter =>
  Router()
    .post('/general/one_click', (request, response) => {
      const locale = localeOf(request);
      const form = parseBody(request, oneClickForm);
      const customer = requireCustomer(form, locale);
      const { title, is_restricted, available } = requireProduct(provider, form.product, locale);
      if (is_restricted) throw validationError(restricted(title)[locale]);
      if (available === 0) throw validationError(outOfStock(title)[locale]);
      const { seller: named, ...asked } = form;
      const seller = resolveSeller(provider, named, optionalPartner(provider, request), locale);
      const body = { ...asked, ...customer, ...(seller === null ? {} : { seller }) };
      const order_number = saveLead(provider, request, { kind: 'one_click', body });
      reply<'oneClick'>(response, { success: true, order_number });
    })
    .post('/general/preorder', (request, response) => {
      const locale = localeOf(request);
      const form = parseBody(request, preorderForm);
      const customer = requireCustomer(form, locale);
      requireProduct(provider, form.product, locale);
      const order_number = saveLead(provider, request, { kind: 'preorder', body: { ...form, ...customer } });
      reply<'preorder'>(response, { success: true, order_number });
    })
    .post('/general/consultation', (request, response) => {
      const form = parseBody(request, consultationForm);
      const customer = requireCustomer(form, localeOf(request));
      const order_number = saveLead(provider, request, { kind: 'consultation', body: { ...form, ...customer } });
      reply<'consultation'>(response, { success: true, order_number });
    })
    .post('/general/back_in_stock', (request, response) => {
      const locale = localeOf(request);
      const form = parseBody(request, backInStockForm);
      const customer = requireCustomer(form, locale);
      requireProduct(provider, form.product, locale);
      const order_number = saveLead(provider, request, { kind: 'back_in_stock', body: { ...form, ...customer } });
      reply<'backInStock'>(response, { success: true, order_number });
    })
    .post('/general/price_watch', (request, response) => {
      const locale = localeOf(request);
      const form = parseBody(request, priceWatchForm);
      const { price: today, promo } = requireProduct(provider, form.product, locale);
      const price = parseAmount(form.price);
      if (price === undefined || price <= 0 || price >= today - promo) throw validationError(messages.watched[locale]);
      const body = { ...form, ...requireContact(form, locale) };
      saveLead(provider, request, { kind: 'price_watch', body });
      reply<'priceWatch'>(response, { success: true });
    })
    .post('/general/trade_in', (request, response) => {
      const form = parseBody(request, tradeInForm);
      const customer = requireCustomer(form, localeOf(request));
      saveLead(provider, request, { kind: 'trade_in', body: { ...form, ...customer } });
      reply<'tradeIn'>(response, { success: true });
    })
    .post('/general/partner_request', (request, response) => {
      const form = parseBody(request, partnerForm);
      const customer = requireCustomer(form, localeOf(request));
      saveLead(provider, request, { kind: 'partner_request', body: { ...form, ...customer } });
      reply<'partnerRequest'>(response, { success: true });
    })
    .post('/general/feedback', (request, response) => {
      const form = parseBody(request, feedbackForm);
      if (form.customer_name.trim() === '') throw validationError(messages.name[localeOf(request)]);
      saveLead(provider, request, { kind: 'feedback', body: form });
      reply<'feedback'>(response, { success: true });
    });
