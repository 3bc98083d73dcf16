import { type IRouter, type Request, Router } from 'express';
import { regions, shops } from '#adapters/provider-sandbox/catalogue/index.ts';
import { type PartnerOrderRow, partnerOrders } from '#adapters/provider-sandbox/db/partner-orders.ts';
import { invalid } from '#adapters/provider-sandbox/http/errors.ts';
import { pageFacts } from '#adapters/provider-sandbox/http/paging.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, numberParameter, parameter, requirePartner } from '#adapters/provider-sandbox/http/request.ts';
import { amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import { stepOf } from '#adapters/provider-sandbox/orders/steps.ts';

const PAGE_SIZE = 20;
const MAX_PAGE = 10_000;
const DEFAULT_START = '2023-9-4';

/** The orders of the partner who asks, and of nobody else. */
export const partnerOrderRoutes = (provider: Provider): IRouter =>
  Router().get('/general/orders_list', (request, response) => {
    const { sql, now } = provider;
    const partner = requirePartner(provider, request);
    const [from, to] = [
      dateParameter(request, 'start_date', DEFAULT_START),
      dateParameter(request, 'end_date', moldovanTime(now()).date),
    ];
    const text = parameter(request, 'query');
    const page = numberParameter(request, 'page', 1, MAX_PAGE);
    const [status, seller] = [parameter(request, 'status'), parameter(request, 'seller')];
    const locale = localeOf(request);
    const found = partnerOrders(sql, {
      ...{ partner, locale, from, to, text, status, seller, page },
      now: now(),
      pageSize: PAGE_SIZE,
    });
    reply<'ordersList'>(response, {
      orders: found.orders.map((order) => ({
        order_number: order.number,
        created_at: new Date(order.created_at).toISOString(),
        status: stepOf(order, now()),
        total: amount(order.total),
        customer_name: order.name,
        customer_phone_number: order.phone,
        customer_email: order.email,
        seller: order.seller_name,
        payment: { method: order.payment, state: order.payment_state },
        status_type: order.status_type,
        delivery: {
          delivery_method: order.method,
          delivery_type: order.type === 'express' || order.type === 'standart' ? order.type : null,
          place: placeOf(order, locale),
          price: amount(order.delivery),
        },
        comment: order.comment,
        products: (found.lines.get(order.id) ?? []).map(({ product_id, price, is_second_price, ...line }) => ({
          productId: product_id,
          title: line.title,
          code: line.code,
          url: line.url,
          count: line.count,
          price: amount(price),
          second_price: is_second_price === 1,
        })),
      })),
      ...pageFacts(found.count, page, PAGE_SIZE),
      total_sum: amount(found.sum),
      filters: { start_date: from, end_date: to, query: text },
    });
  });

/** Where an order goes, in words: the address, or the shop in which it waits. */
const placeOf = (order: PartnerOrderRow, locale: Locale): string => {
  if (order.method === 'pickup') {
    const shop = shops.find(({ shopId }) => shopId === order.shop);
    return shop ? `${shop.title[locale]}, ${shop.address[locale]}` : '';
  }
  const region = regions.find(({ regionId }) => regionId === order.region);
  const locality = region?.localities.find(({ localityId }) => localityId === order.locality);
  const names = [region?.title[locale], locality?.title[locale], order.street ?? undefined];
  return [...new Set(names.filter(Boolean))].join(', ');
};

/** `2023-9-4` and `2023-09-04` are the same day. */
const dateParameter = (request: Request, name: string, fallback: string): string => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(parameter(request, name) || fallback) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (Number.isNaN(Date.parse(date))) throw invalid(`${name}: a date such as 2023-9-4 is expected`);
  return date;
};
