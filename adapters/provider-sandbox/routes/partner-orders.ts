import { type IRouter, type Request, Router } from 'express';
import { partnerOrders } from '../db/partner-orders.ts';
import { invalid } from '../http/errors.ts';
import { pageFacts } from '../http/paging.ts';
import type { Provider } from '../http/provider.ts';
import { numberParameter, parameter, requirePartner } from '../http/request.ts';
import { amount, reply } from '../http/wire.ts';
import { moldovanTime } from '../moldova.ts';
import { stepOf } from '../orders/steps.ts';

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
    const found = partnerOrders(sql, { partner, from, to, text, page, pageSize: PAGE_SIZE });
    reply<'ordersList'>(response, {
      orders: found.orders.map((order) => ({
        order_number: order.number,
        created_at: new Date(order.created_at).toISOString(),
        status: stepOf(order, now()),
        total: amount(order.total),
        customer_name: order.name,
        customer_phone_number: order.phone,
        seller: order.seller_name,
        products: (found.lines.get(order.id) ?? []).map(({ product_id, title, code, count, price }) => ({
          productId: product_id,
          title,
          code,
          count,
          price: amount(price),
        })),
      })),
      ...pageFacts(found.total, page, PAGE_SIZE),
      filters: { start_date: from, end_date: to, query: text },
    });
  });

/** `2023-9-4` and `2023-09-04` are the same day. */
const dateParameter = (request: Request, name: string, fallback: string): string => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(parameter(request, name) || fallback) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (Number.isNaN(Date.parse(date))) throw invalid(`${name}: a date such as 2023-9-4 is expected`);
  return date;
};
