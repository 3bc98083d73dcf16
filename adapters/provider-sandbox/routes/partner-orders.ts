import { type IRouter, type Request, Router } from 'express';
import type { CategoryNode, CategoryTree } from '#adapters/provider-sandbox/db/categories.ts';
import { partnerOrders } from '#adapters/provider-sandbox/db/partner-orders.ts';
import { badRequest } from '#adapters/provider-sandbox/http/errors.ts';
import { pageInfo } from '#adapters/provider-sandbox/http/paging.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, numberParam, queryParam, requirePartner } from '#adapters/provider-sandbox/http/request.ts';
import { amount, reply } from '#adapters/provider-sandbox/http/wire.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import { isCancellable } from '#adapters/provider-sandbox/orders/cancel.ts';
import { stepOf } from '#adapters/provider-sandbox/orders/steps.ts';
import { deliveryWire, orderedProductWire } from './order-wire.ts';

const PAGE_SIZE = 20;
const MOST_ON_A_PAGE = 200;
const MAX_PAGE = 10_000;
const DEFAULT_START = '2023-9-4';

/** The signed-in partner's orders. */
export const partnerOrderRoutes = (provider: Provider): IRouter =>
  Router().get('/general/orders_list', (request, response) => {
    const { sql, now, categories } = provider;
    const partner = requirePartner(provider, request);
    const [from, to] = [
      dateParameter(request, 'start_date', DEFAULT_START),
      dateParameter(request, 'end_date', moldovanTime(now()).date),
    ];
    const text = queryParam(request, 'query');
    const page = numberParam(request, 'page', 1, MAX_PAGE);
    const pageSize = numberParam(request, 'page_size', PAGE_SIZE, MOST_ON_A_PAGE);
    const [status, seller] = [queryParam(request, 'status'), queryParam(request, 'seller')];
    const locale = localeOf(request);
    const found = partnerOrders(sql, {
      ...{ partner, locale, from, to, text, status, seller, page },
      now: now(),
      pageSize,
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
        ...(order.advance === null ? {} : { advance: amount(order.advance) }),
        delivery: deliveryWire(order, locale),
        comment: order.comment,
        can_cancel: isCancellable(order, now()),
        products: (found.lines.get(order.id) ?? []).map((line) => ({
          ...orderedProductWire(line),
          code: line.code,
          second_price: line.is_second_price === 1,
          partner_price: line.partner_price === null ? null : amount(line.partner_price),
          category: sectionOf(categories, line.category)?.title[locale] ?? null,
        })),
      })),
      ...pageInfo(found.count, page, pageSize),
      total_sum: amount(found.sum),
      filters: { start_date: from, end_date: to, query: text },
    });
  });

/** The top category of a category. */
const sectionOf = (categories: CategoryTree, id: number | null): CategoryNode | undefined => {
  const node = id === null ? undefined : categories.byId(id);
  return node && categories.path(node)[0];
};

/** Accepts `2023-9-4` as well as `2023-09-04`. */
const dateParameter = (request: Request, name: string, fallback: string): string => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(queryParam(request, name) || fallback) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (Number.isNaN(Date.parse(date))) throw badRequest(`${name}: a date such as 2023-9-4 is expected`);
  return date;
};
