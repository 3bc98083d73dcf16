import { regions, shops } from '#adapters/provider-sandbox/content/places.ts';
import { validationError } from '#adapters/provider-sandbox/http/errors.ts';
import type { Body } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { parsePhone } from '#adapters/provider-sandbox/phone.ts';
import { messages } from './messages.ts';
import { CAPITAL, type Fulfilment } from './model.ts';

type OrderBody = Body<'submitOrder'>;

export interface CustomerForm {
  readonly customer_name: string;
  readonly customer_phone_number: string;
}

/** Name and phone of a form; rejects invalid ones. */
export const requireCustomer = (form: CustomerForm, locale: Locale): { name: string; phone: string } => {
  const name = form.customer_name.trim();
  const phone = parsePhone(form.customer_phone_number);
  const reasons = [
    ...(name === '' ? [messages.name[locale]] : []),
    ...(phone === undefined ? [messages.phone[locale]] : []),
  ];
  if (phone === undefined || reasons.length > 0) throw validationError(...reasons);
  return { name, phone };
};

/** Name and phone, or only the name when there is an e-mail; rejects invalid ones. */
export const requireContact = (form: Body<'priceWatch'>, locale: Locale) => {
  const { customer_name, customer_phone_number = '', customer_email } = form;
  if (customer_phone_number !== '' || !customer_email)
    return requireCustomer({ customer_name, customer_phone_number }, locale);
  const name = customer_name.trim();
  if (name === '') throw validationError(messages.name[locale]);
  return { name };
};

export const orderContact = (contact: OrderBody['contact'], locale: Locale) => ({
  ...requireCustomer(contact, locale),
  email: contact.customer_email?.trim() || null,
});

/** The delivery address or pickup shop; rejects unknown ones. */
export const requireFulfilment = (asked: OrderBody['fulfilment'], locale: Locale): Fulfilment => {
  if (asked.delivery_method === 'pickup') {
    if (!shops.some(({ shopId }) => shopId === asked.shopId)) throw validationError(messages.shop[locale]);
    return { method: 'pickup', shopId: asked.shopId };
  }
  const { regionId, localityId } = asked;
  const region = regions.find((known) => known.regionId === regionId);
  if (!region?.localities.some((known) => known.localityId === localityId))
    throw validationError(messages.region[locale]);
  const street = asked.street.trim();
  if (street === '') throw validationError(messages.street[locale]);
  const isExpress = regionId === CAPITAL && asked.delivery_type === 'express';
  return { method: 'address', type: isExpress ? 'express' : 'standard', regionId, localityId, street };
};
