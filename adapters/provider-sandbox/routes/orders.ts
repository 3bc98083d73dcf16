import { type IRouter, Router } from 'express';
import { once } from '#adapters/provider-sandbox/db/answered.ts';
import {
  type OrderRow,
  orderByLink,
  orderByNumber,
  orderByPayment,
} from '#adapters/provider-sandbox/db/order-records.ts';
import { productsBy } from '#adapters/provider-sandbox/db/products.ts';
import { missing } from '#adapters/provider-sandbox/http/errors.ts';
import { idempotencyKey, keyConflict } from '#adapters/provider-sandbox/http/idempotency.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { bodyOf, localeOf, parameter, partnerBy, pathPart } from '#adapters/provider-sandbox/http/request.ts';
import { amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
import { cancelBody, codeBody, linkBody, orderBody } from '#adapters/provider-sandbox/orders/body.ts';
import { cancelOrder } from '#adapters/provider-sandbox/orders/cancel.ts';
import { askedLines, placeOrder } from '#adapters/provider-sandbox/orders/place.ts';
import { bill } from '#adapters/provider-sandbox/orders/pricing.ts';
import { codeEffect } from '#adapters/provider-sandbox/orders/promo-code.ts';
import { parsePhone } from '#adapters/provider-sandbox/phone.ts';
import { statusWire } from './order-wire.ts';
import { productWriter } from './product-wire.ts';

/** Placing, finding and cancelling orders. */
export const orderRoutes = (provider: Provider): IRouter => {
  const { sql, now, origin } = provider;
  /** The order with this number and phone, or 404. */
  const orderOf = (number: string, written: string): OrderRow => {
    const order = orderByNumber(sql, number.trim().toUpperCase());
    const phone = parsePhone(written);
    if (!order || phone === undefined || order.phone !== phone) throw missing('No such order for this phone');
    return order;
  };
  return Router()
    .post('/general/order', (request, response) => {
      const body = bodyOf(request, orderBody);
      const partner = partnerBy(provider, request);
      const orderer = { ...productWriter(provider, request), partner };
      const result = once(
        sql,
        { scope: 'order', key: idempotencyKey(request), body: { body, partner: partner ?? null }, now: now() },
        () => placeOrder(provider, body, orderer),
      );
      if (result.kind === 'conflict') throw keyConflict(request);
      reply<'submitOrder'>(response, result.answer);
    })
    .post('/general/promo_code', (request, response) => {
      const body = bodyOf(request, codeBody);
      const { locale } = productWriter(provider, request);
      const partner = partnerBy(provider, request);
      const shown = productsBy(sql, locale, 'product_id', [...new Set(body.lines.map(({ productId }) => productId))]);
      const { goods } = bill(askedLines(provider, body, shown, { partner, locale }), { method: 'pickup', shopId: '' });
      const { takes, ...why } = codeEffect(body.promo_code, goods, now());
      reply<'promoCode'>(response, {
        promo_code: body.promo_code,
        discount: amount(takes),
        ...(why.reason === undefined ? {} : { reason: why.reason }),
        ...('least' in why && why.least !== undefined ? { min_total: amount(why.least) } : {}),
      });
    })
    .get('/general/order_status', (request, response) => {
      const order = orderOf(parameter(request, 'order_number'), parameter(request, 'phone'));
      reply<'orderStatus'>(response, statusWire(provider, order, localeOf(request)));
    })
    .post('/general/order_by_link', (request, response) => {
      const order = orderByLink(sql, bodyOf(request, linkBody).link_key);
      if (!order) throw missing('No order has this link');
      reply<'orderByLink'>(response, statusWire(provider, order, localeOf(request)));
    })
    .post('/general/order_cancel', (request, response) => {
      const body = bodyOf(request, cancelBody);
      const locale = localeOf(request);
      const { number } = orderOf(body.order_number, body.phone);
      const result = once(sql, { scope: 'cancel', key: idempotencyKey(request), body, now: now() }, () => {
        cancelOrder(provider, orderOf(number, body.phone), locale);
        return statusWire(provider, orderOf(number, body.phone), locale);
      });
      if (result.kind === 'conflict') throw keyConflict(request);
      reply<'cancelOrder'>(response, result.answer);
    })
    .get('/general/payment/:transId', (request, response) => {
      const order = orderByPayment(sql, pathPart(request, 'transId'));
      if (!order?.trans_id) throw missing('No such payment');
      reply<'payment'>(response, {
        ...paymentOf(order, order.trans_id),
        payment_url: `${origin}/pay/${order.trans_id}`,
      });
    });
};

const paymentOf = (order: OrderRow, transId: string) => ({
  trans_id: transId,
  order_number: order.number,
  state: order.payment_state,
  total: amount(order.total),
});
