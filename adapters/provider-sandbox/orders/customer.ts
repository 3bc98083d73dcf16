import { regions, shops } from '#adapters/provider-sandbox/catalogue/index.ts';
import { refused } from '#adapters/provider-sandbox/http/errors.ts';
import type { Body } from '#adapters/provider-sandbox/http/wire.ts';
import { parsePhone } from '#core/kernel/fields/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Fulfilment } from '#core/purchase/checkout/index.ts';
import { availableTypes } from '#core/purchase/delivery/index.ts';
import { refusals } from './words.ts';

type OrderBody = Body<'submitOrder'>;

/** Name and phone of a form, tidied; a refusal in words when either makes no sense. */
export const customerOf = (
  form: { readonly customer_name: string; readonly customer_phone_number: string },
  locale: Locale,
): { name: string; phone: string } => {
  const name = form.customer_name.trim();
  const phone = parsePhone(form.customer_phone_number);
  const reasons = [
    ...(name === '' ? [refusals.name[locale]] : []),
    ...(phone === undefined ? [refusals.phone[locale]] : []),
  ];
  if (phone === undefined || reasons.length > 0) throw refused(...reasons);
  return { name, phone };
};

/** Who orders. */
export const contactOf = (contact: OrderBody['contact'], locale: Locale) => ({
  ...customerOf(contact, locale),
  email: contact.customer_email?.trim() || null,
});

/** Where an order goes: a place that is on the list of regions, or a shop that exists. */
export const fulfilmentOf = (asked: OrderBody['fulfilment'], locale: Locale): Fulfilment => {
  if (asked.delivery_method === 'pickup') {
    if (!shops.some(({ shopId }) => shopId === asked.shopId)) throw refused(refusals.shop[locale]);
    return { method: 'pickup', shopId: asked.shopId };
  }
  const { regionId, localityId, delivery_type: type } = asked;
  const region = regions.find((known) => known.regionId === regionId);
  if (!region?.localities.some((known) => known.localityId === localityId)) throw refused(refusals.region[locale]);
  const street = asked.street.trim();
  if (street === '') throw refused(refusals.street[locale]);
  const offered = availableTypes(regionId).includes(type) ? type : 'standart';
  return { method: 'address', type: offered, regionId, localityId, street };
};
