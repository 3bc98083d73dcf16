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
import { requireProduct, saveForm, saveLead } from '#adapters/provider-sandbox/leads/save-lead.ts';
import { parseAmount } from '#adapters/provider-sandbox/money.ts';
import { requireContact, requireCustomer } from '#adapters/provider-sandbox/orders/customer.ts';
import { messages, productMessage } from '#adapters/provider-sandbox/orders/messages.ts';
import { resolveSeller } from '#adapters/provider-sandbox/orders/partner-fields.ts';

/** Forms that need only a phone number. */
export const leadRoutes = (provider: Provider): IRouter =>
  Router()
    .post('/general/one_click', (request, response) => {
      const locale = localeOf(request);
      const form = parseBody(request, oneClickForm);
      const customer = requireCustomer(form, locale);
      const { title, is_restricted, available } = requireProduct(provider, form.product, locale);
      if (is_restricted) throw validationError(productMessage('restricted', locale, title));
      if (available === 0) throw validationError(productMessage('outOfStock', locale, title));
      const { seller: named, ...asked } = form;
      const seller = resolveSeller(provider, named, optionalPartner(provider, request), locale);
      const body = { ...asked, ...customer, ...(seller === null ? {} : { seller }) };
      const order_number = saveLead(provider, request, 'one_click', body);
      reply<'oneClick'>(response, { success: true, order_number });
    })
    .post('/general/preorder', (request, response) => {
      const form = parseBody(request, preorderForm);
      const order_number = saveForm(provider, request, 'preorder', form, form.product);
      reply<'preorder'>(response, { success: true, order_number });
    })
    .post('/general/consultation', (request, response) => {
      const order_number = saveForm(provider, request, 'consultation', parseBody(request, consultationForm));
      reply<'consultation'>(response, { success: true, order_number });
    })
    .post('/general/back_in_stock', (request, response) => {
      const form = parseBody(request, backInStockForm);
      const order_number = saveForm(provider, request, 'back_in_stock', form, form.product);
      reply<'backInStock'>(response, { success: true, order_number });
    })
    .post('/general/price_watch', (request, response) => {
      const locale = localeOf(request);
      const form = parseBody(request, priceWatchForm);
      const { price: today, promo } = requireProduct(provider, form.product, locale);
      const price = parseAmount(form.price);
      if (price === undefined || price <= 0 || price >= today - promo) throw validationError(messages.watched[locale]);
      saveLead(provider, request, 'price_watch', { ...form, ...requireContact(form, locale) });
      reply<'priceWatch'>(response, { success: true });
    })
    .post('/general/trade_in', (request, response) => {
      saveForm(provider, request, 'trade_in', parseBody(request, tradeInForm));
      reply<'tradeIn'>(response, { success: true });
    })
    .post('/general/partner_request', (request, response) => {
      saveForm(provider, request, 'partner_request', parseBody(request, partnerForm));
      reply<'partnerRequest'>(response, { success: true });
    })
    .post('/general/feedback', (request, response) => {
      const form = parseBody(request, feedbackForm);
      if (form.customer_name.trim() === '') throw validationError(messages.name[localeOf(request)]);
      saveLead(provider, request, 'feedback', form);
      reply<'feedback'>(response, { success: true });
    });
