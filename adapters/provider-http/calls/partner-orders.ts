import * as v from 'valibot';
import { defineCall } from '../contract/define-call.ts';
import { amount, count, filled, id, maybe, moment, text } from '../contract/wire.ts';
import { orderStep } from './orders.ts';

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
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  answer: v.object({
    orders: v.array(
      v.object({
        order_number: filled,
        created_at: moment,
        status: orderStep,
        total: amount,
        customer_name: maybe(text),
        customer_phone_number: maybe(text),
        seller: maybe(text),
        products: v.array(v.object({ productId: id, title: text, code: text, count, price: amount })),
      }),
    ),
    pages: count,
    current_page: count,
    totalCount: count,
    filters: v.pipe(
      v.object({ start_date: maybe(text), end_date: maybe(text), query: maybe(text) }),
      v.description('The filters that were applied'),
    ),
  }),
  example: { query: { start_date: '2023-9-4', query: 'redmi', page: 1 } },
});
