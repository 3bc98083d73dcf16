import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import { amount, assumed, count, filled, maybe, moment, text } from '#adapters/provider-http/contract/wire.ts';
import { baniOf, type Mapping, present } from '#adapters/provider-http/mapping.ts';
import { toPaymentOf } from '#adapters/provider-http/payment-method.ts';
import { toTier, wireSold } from '#adapters/provider-http/price-tier.ts';
import type { ListedOrder, OrdersArchive, OrdersFilter, OrdersPage } from '#core/partner/orders/index.ts';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import {
  orderDelivery,
  orderedGood,
  orderStatusWire,
  orderStep,
  paymentMethod,
  paymentState,
  toOrderDelivery,
  toOrderedGood,
  toOrderStep,
} from './order-parts.ts';

export const ordersList = defineCall({
  id: 'ordersList',
  method: 'GET',
  path: '/general/orders_list',
  summary: 'Orders of the partner, newest first',
  secured: 'required',
  query: v.object({
    start_date: v.optional(
      v.pipe(v.string(), v.regex(/^\d{4}-\d{1,2}-\d{1,2}$/), v.description('2023-9-4 when absent')),
    ),
    end_date: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{1,2}-\d{1,2}$/), v.description('Today when absent'))),
    query: v.optional(text),
    status: v.optional(
      v.pipe(orderStep, v.metadata({ 'x-assumed': true }), v.description('Where the order has got to')),
    ),
    seller: v.optional(v.pipe(filled, v.metadata({ 'x-assumed': true }), v.description('Id of who sold'))),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    page_size: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.metadata({ 'x-assumed': true }),
        v.description('Most orders on a page; as many as the provider likes when absent'),
      ),
    ),
  }),
  answer: v.object({
    orders: v.array(
      v.object({
        order_number: filled,
        created_at: moment,
        status: orderStatusWire,
        total: amount,
        customer_name: maybe(text),
        customer_phone_number: maybe(text),
        customer_email: assumed(text),
        seller: maybe(text),
        payment: assumed(v.object({ method: paymentMethod, state: paymentState })),
        status_type: assumed(v.picklist(paymentStatusTypes)),
        advance: v.pipe(assumed(amount), v.description('What was paid before, where an advance is stated')),
        delivery: assumed(orderDelivery),
        comment: assumed(text),
        can_cancel: v.pipe(assumed(v.boolean()), v.description('Whether `cancelOrder` would be taken now')),
        products: v.array(
          v.object({
            ...orderedGood.entries,
            code: maybe(text),
            ...wireSold,
            partner_price: v.pipe(assumed(amount), v.description('What one piece costs the partner')),
            category: v.pipe(assumed(text), v.description('Title of its category')),
          }),
        ),
      }),
    ),
    pages: count,
    current_page: count,
    totalCount: count,
    total_sum: v.pipe(assumed(amount), v.description('Of all the orders found, on every page')),
    filters: v.pipe(
      maybe(v.object({ start_date: maybe(text), end_date: maybe(text), query: maybe(text) })),
      v.description('The filters that were applied'),
    ),
  }),
  example: { query: { start_date: '2023-9-4', query: 'redmi', page: 1 } },
});

/** What a partner looks for, as the call has it. */
const fromOrdersFilter = (filter: OrdersFilter): NonNullable<RequestOf<typeof ordersList>['query']> => ({
  start_date: filter.start,
  end_date: filter.end,
  ...(filter.query === '' ? {} : { query: filter.query }),
  ...present({ status: filter.status, seller: filter.sellerId }),
  page: filter.page,
  ...present({ page_size: filter.pageSize }),
});

type OrderWire = AnswerOf<typeof ordersList>['orders'][number];

const toListedOrder = (order: OrderWire, mapping: Mapping): ListedOrder => ({
  orderNumber: order.order_number,
  createdAt: order.created_at,
  status: toOrderStep(order.status),
  total: baniOf(order.total),
  customerName: order.customer_name ?? '',
  customerPhone: order.customer_phone_number ?? '',
  ...present({
    customerEmail: order.customer_email || undefined,
    seller: order.seller,
    payment: order.payment ? toPaymentOf(order.payment) : undefined,
    statusType: order.status_type,
    advance: order.advance == null ? undefined : baniOf(order.advance),
    delivery: order.delivery ? toOrderDelivery(order.delivery) : undefined,
    comment: order.comment || undefined,
    cancellable: order.can_cancel,
  }),
  products: order.products.map((product) => ({
    ...toOrderedGood(product, mapping),
    code: product.code ?? '',
    tier: toTier(product),
    ...present({
      partnerPrice: product.partner_price == null ? undefined : baniOf(product.partner_price),
      category: product.category || undefined,
    }),
  })),
});

/** One page of a partner's orders as core knows it. */
const toOrdersPage = (answer: AnswerOf<typeof ordersList>, mapping: Mapping): OrdersPage => ({
  orders: answer.orders.map((order) => toListedOrder(order, mapping)),
  pages: answer.pages,
  currentPage: answer.current_page,
  totalCount: answer.totalCount,
  ...present({ totalSum: answer.total_sum == null ? undefined : baniOf(answer.total_sum) }),
});

/** The orders of the partner whose `shtoken` it is, over the provider's HTTP call. */
export const createHttpOrdersArchive = (access: ProviderAccess): OrdersArchive => ({
  list: readerOf(access)(ordersList, ({ filter }) => ({ query: fromOrdersFilter(filter) }), toOrdersPage),
});
