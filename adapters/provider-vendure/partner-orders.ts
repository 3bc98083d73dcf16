import * as v from 'valibot';
import { type Mapping, present } from '#adapters/provider-http/mapping.ts';
import { RETAIL } from '#core/catalog/products/index.ts';
import { err, ok } from '#core/kernel/shared/index.ts';
import type { ListedOrder, OrdersArchive, OrdersFilter } from '#core/partner/orders/index.ts';
import { askEngine, defineOperation, unauthorised } from './ask-engine.ts';
import type { EngineAccess } from './engine-access.ts';
import { ORDER_FIELDS, order, statesOf, toDelivery, toGood, toOrderStep, type WireOrder } from './orders.ts';
import { money } from './product.ts';

/** Orders of the signed-in partner, newest first; null without a signed-in partner. */
export const partnerOrdersQuery = defineOperation(
  `query ShopPartnerOrders($filter: ShopOrdersFilter!) {
  shopPartnerOrders(filter: $filter) { items { ...ShopOrderFields } total sum }
  shopSellers { id name }
}
${ORDER_FIELDS}`,
  v.object({
    shopPartnerOrders: v.nullable(v.object({ items: v.array(order), total: v.number(), sum: money })),
    shopSellers: v.nullable(v.array(v.object({ id: v.string(), name: v.string() }))),
  }),
);

/** Orders on a page unless the shop asks for another number. */
const PAGE = 20;
/** A day in Moldova begins so in summer, and ends so in winter: both together leave no order out. */
const [SUMMER, WINTER] = ['+03:00', '+02:00'];

const dayOf = (day: string): string =>
  day
    .split('-')
    .map((part) => part.padStart(2, '0'))
    .join('-');

const toFilter = ({ start, end, query, status, sellerId, page, pageSize = PAGE }: OrdersFilter) => ({
  from: `${dayOf(start)}T00:00:00${SUMMER}`,
  to: `${dayOf(end)}T23:59:59.999${WINTER}`,
  ...(query === '' ? {} : { query }),
  ...(status === undefined ? {} : { states: statesOf(status) }),
  ...present({ seller: sellerId }),
  skip: (page - 1) * pageSize,
  take: pageSize,
});

const toListedOrder = (wire: WireOrder, mapping: Mapping): ListedOrder => ({
  orderNumber: wire.orderNumber,
  createdAt: wire.createdAt,
  status: toOrderStep(wire),
  total: wire.total,
  customerName: wire.customerName ?? '',
  customerPhone: wire.phone ?? '',
  ...present({ seller: wire.seller, statusType: wire.statusType, advance: wire.advance }),
  payment: { method: wire.payment, state: wire.paymentState },
  delivery: toDelivery(wire),
  cancellable: wire.cancellable,
  products: wire.goods.map((good) => ({
    ...toGood(good, mapping),
    code: good.sku,
    tier: good.tier === 'second' ? 'second' : RETAIL,
  })),
});

/** The orders of the partner whose token it is. */
export const createVendureOrdersArchive = (access: EngineAccess): Partial<OrdersArchive> => ({
  list: ({ filter, locale }, signal) =>
    askEngine(
      access,
      partnerOrdersQuery,
      { filter: toFilter(filter) },
      { locale, signal },
      ({ shopPartnerOrders, shopSellers }) => {
        if (!shopPartnerOrders) return err(unauthorised);
        const nameOf = (id: string) => shopSellers?.find((seller) => seller.id === id)?.name ?? id;
        const { items, total, sum } = shopPartnerOrders;
        return ok({
          orders: items.map(({ seller, ...wire }) =>
            toListedOrder({ ...wire, seller: seller && nameOf(seller) }, access.transport),
          ),
          pages: Math.ceil(total / (filter.pageSize ?? PAGE)),
          currentPage: filter.page,
          totalCount: total,
          totalSum: sum,
        });
      },
    ),
});
