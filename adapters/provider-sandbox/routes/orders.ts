import { type IRouter, Router } from 'express';
import {
  type OrderRow,
  orderByLink,
  orderByNumber,
  orderByPayment,
} from '#adapters/provider-sandbox/db/order-records.ts';
import { productsBy } from '#adapters/provider-sandbox/db/products.ts';
import { notFound } from '#adapters/provider-sandbox/http/errors.ts';
import { runOnce } from '#adapters/provider-sandbox/http/idempotency.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import {
  localeOf,
  optionalPartner,
  parseBody,
  pathParam,
  queryParam,
} from '#adapters/provider-sandbox/http/request.ts';
import { amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
import { cancelBody, linkBody, orderBody, promoCodeBody } from '#adapters/provider-sandbox/orders/body.ts';
import { cancelOrder } from '#adapters/provider-sandbox/orders/cancel.ts';
import { placeOrder, requestedLines } from '#adapters/provider-sandbox/orders/place.ts';
import { bill } from '#adapters/provider-sandbox/orders/pricing.ts';
import { checkPromoCode } from '#adapters/provider-sandbox/orders/promo-code.ts';
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
    if (!order || phone === undefined || order.phone !== phone) throw notFound('No such order for this phone');
    return order;
  };
  return Router()
    .post('/general/order', (request, response) => {
      const body = parseBody(request, orderBody);
      const partner = optionalPartner(provider, request);
      const orderer = { ...productWriter(provider, request), partner };
      const sent = { body, partner: partner ?? null };
      const answer = runOnce(provider, request, { scope: 'order', body: sent }, () =>
        placeOrder(provider, body, orderer),
      );
      reply<'submitOrder'>(response, answer);
    })
    .post('/general/promo_code', (request, response) => {
      const body = parseBody(request, promoCodeBody);
      const { locale } = productWriter(provider, request);
      const partner = optionalPartner(provider, request);
      const shown = productsBy(sql, locale, 'product_id', [...new Set(body.lines.map(({ productId }) => productId))]);
      const { goods } = bill(requestedLines(provider, body, shown, { partner, locale }), {
        method: 'pickup',
        shopId: '',
      });
      const { discount, reason, minGoods } = checkPromoCode(body.promo_code, goods, now());
      reply<'promoCode'>(response, {
        promo_code: body.promo_code,
        discount: amount(discount),
        ...(reason === undefined ? {} : { reason }),
        ...(minGoods === undefined ? {} : { min_total: amount(minGoods) }),
      });
    })
    .get('/general/order_status', (request, response) => {
      const order = orderOf(queryParam(request, 'order_number'), queryParam(request, 'phone'));
      reply<'orderStatus'>(response, statusWire(provider, order, localeOf(request)));
    })
    .post('/general/order_by_link', (request, response) => {
      const order = orderByLink(sql, parseBody(request, linkBody).link_key);
      if (!order) throw notFound('No order has this link');
      reply<'orderByLink'>(response, statusWire(provider, order, localeOf(request)));
    })
    .post('/general/order_cancel', (request, response) => {
      const body = parseBody(request, cancelBody);
      const locale = localeOf(request);
      const { number } = orderOf(body.order_number, body.phone);
      const answer = runOnce(provider, request, { scope: 'cancel', body }, () => {
        cancelOrder(provider, orderOf(number, body.phone), locale);
        return statusWire(provider, orderOf(number, body.phone), locale);
      });
      reply<'cancelOrder'>(response, answer);
    })
    .get('/general/payment/:transId', (request, response) => {
      const order = orderByPayment(sql, pathParam(request, 'transId'));
      if (!order?.trans_id) throw notFound('No such payment');
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
