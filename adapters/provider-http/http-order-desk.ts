import {
  cancelOrder,
  fromOrder,
  orderByLink,
  orderStatus,
  payment,
  submitOrder,
  toOrderStatus,
  toPayment,
  toPlacedOrder,
} from '#adapters/provider-http/calls/orders.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, failure, mapResult, ok } from '#core/kernel/shared/index.ts';
import type { OrderDesk } from '#core/purchase/checkout/index.ts';
import { type ProviderAccess, readerOf } from './ask.ts';
import { baniOf } from './mapping.ts';
import { allowedTier } from './price-tier.ts';

interface OrderDeskOptions extends ProviderAccess {
  /** Where the payment page leads back to in a language, an absolute address. */
  readonly returnUrl: (locale: Locale) => string;
}

/** The desk that takes orders over the provider's HTTP calls; an order is never sent twice by itself. */
export const createHttpOrderDesk = ({ returnUrl, ...access }: OrderDeskOptions): OrderDesk => {
  const read = readerOf(access);
  return {
    place: async ({ order, key }, signal) => {
      const context = { locale: order.locale, signal, idempotencyKey: key, shtoken: access.shtoken };
      // Only a partner may name the seller, the payment status and the advance.
      const { seller: _seller, statusType: _status, advance: _advance, ...visitors } = order;
      const lines = order.lines.map((line) => ({ ...line, tier: allowedTier(access, line.tier) }));
      const body = fromOrder({ ...(access.shtoken === undefined ? visitors : order), lines }, returnUrl(order.locale));
      const reply = await access.transport.send(submitOrder, { body }, context);
      if (!reply.ok) return reply;
      const said = reply.value;
      if (said.kind === 'answer') return ok({ kind: 'placed', order: toPlacedOrder(said.value) });
      if (said.kind === 'refusal') return ok({ kind: 'refused', messages: said.messages });
      if (said.status === 422) return ok({ kind: 'repriced', total: baniOf(said.value.total) });
      return err(
        failure('domain', 'idempotency_conflict', said.value.message ?? 'The key was used for another order', {
          status: 409,
        }),
      );
    },
    status: read(
      orderStatus,
      ({ orderNumber, phone }) => ({ query: { order_number: orderNumber, phone } }),
      toOrderStatus,
    ),
    byLink: read(orderByLink, ({ linkKey }) => ({ body: { link_key: linkKey } }), toOrderStatus),
    cancel: async ({ orderNumber, phone, key, locale }, signal) => {
      const request = { body: { order_number: orderNumber, phone } };
      const context = { locale, signal, idempotencyKey: key, shtoken: access.shtoken };
      const reply = await access.transport.send(cancelOrder, request, context);
      return mapResult(reply, (said) =>
        said.kind === 'answer'
          ? ({ kind: 'cancelled', order: toOrderStatus(said.value, access.transport) } as const)
          : ({ kind: 'refused', messages: said.messages } as const),
      );
    },
    payment: read(payment, ({ transId }) => ({ params: { transId } }), toPayment),
  };
};
