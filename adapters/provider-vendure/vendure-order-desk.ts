import { present } from '#adapters/provider-http/mapping.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import type { CancelAnswer, OrderDesk, PlaceAnswer, PlacedOrder } from '#core/purchase/checkout/index.ts';
import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';
import { askEngine } from './ask-engine.ts';
import type { EngineAccess } from './engine-access.ts';
import {
  cancelOrder,
  cardPayment,
  orderByLink,
  orderByNumber,
  placeOrder,
  toOrderInput,
  toOrderStatus,
  type WireOrder,
} from './orders.ts';

interface OrderDeskOptions extends EngineAccess {
  /** Where the payment page leads back to in a language, an absolute address. */
  readonly returnUrl: (locale: Locale) => string;
  /** Names of the places that are delivered to. */
  readonly regions: DeliveryDirectory['regions'];
}

/** The desk that takes orders over the plugin of the shop in Vendure. */
export const createVendureOrderDesk = ({ returnUrl, regions, ...access }: OrderDeskOptions): Partial<OrderDesk> => {
  const { transport, shtoken } = access;
  const known = (wire: WireOrder | null) =>
    wire ? ok(toOrderStatus(wire, transport)) : err(notFound('No such order'));
  const cityOf = async (locale: Locale, regionId: string, localityId: string): Promise<string> => {
    const all = await regions({ locale });
    const region = all.ok ? all.value.find((one) => one.regionId === regionId) : undefined;
    const locality = region?.localities.find((one) => one.localityId === localityId);
    return [...new Set([region?.label ?? regionId, locality?.label ?? localityId])].join(', ');
  };
  return {
    place: async ({ order, key }, signal) => {
      const { locale, fulfilment } = order;
      const city =
        fulfilment.method === 'address' ? await cityOf(locale, fulfilment.regionId, fulfilment.localityId) : '';
      if (!(await access.hasPlugin())) return access.stock.place(order, key, city, signal);
      const input = toOrderInput(order, { key, returnUrl: returnUrl(locale), city, isPartner: shtoken !== undefined });
      return askEngine(
        access,
        placeOrder,
        { input },
        { locale, signal },
        ({ placeShopOrder: said }): Result<PlaceAnswer, Failure> => {
          if (said.__typename === 'ShopOrderRepriced') return ok({ kind: 'repriced', total: said.newTotal });
          if (said.__typename === 'ShopOrderRefused') return ok({ kind: 'refused', messages: [said.message] });
          if (said.__typename === 'ShopOrderConflict')
            return err(
              failure('domain', 'idempotency_conflict', 'The key was used for another order', { status: 409 }),
            );
          const { orderNumber, total, linkKey, paymentUrl, transId } = said;
          const placed: PlacedOrder = { orderNumber, total, linkKey, ...present({ paymentUrl, transId }) };
          return ok({ kind: 'placed', order: placed });
        },
      );
    },
    status: async ({ orderNumber, phone, locale }, signal) =>
      (await access.hasPlugin())
        ? askEngine(access, orderByNumber, { orderNumber, phone }, { locale, signal }, ({ order }) => known(order))
        : access.stock.status(orderNumber, phone, { locale, signal }),
    byLink: ({ linkKey, locale }, signal) =>
      askEngine(access, orderByLink, { linkKey }, { locale, signal }, ({ order }) => known(order)),
    cancel: ({ orderNumber, phone, locale }, signal) =>
      askEngine(
        access,
        cancelOrder,
        { orderNumber, phone },
        { locale, signal },
        ({ cancelShopOrder: said }): Result<CancelAnswer, Failure> => {
          if (!said) return err(notFound('No such order'));
          return said.__typename === 'ShopOrder'
            ? ok({ kind: 'cancelled', order: toOrderStatus(said, transport) })
            : ok({ kind: 'refused', messages: [said.message] });
        },
      ),
    payment: ({ transId, locale }, signal) =>
      askEngine(access, cardPayment, { transId }, { locale, signal }, ({ shopPayment }) =>
        shopPayment ? ok(shopPayment) : err(notFound('No such payment')),
      ),
  };
};
