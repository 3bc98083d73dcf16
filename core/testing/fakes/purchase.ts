import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { err, notFound, ok } from '#core/kernel/shared/index.ts';
import type { Calendar, ListedOrder, OrdersArchive, SellerDirectory } from '#core/partner/orders/index.ts';
import type { Cart, CartLine, CartStorage, EarlyPiece, EarlyPieces } from '#core/purchase/cart/index.ts';
import type {
  CheckoutStorage,
  LastOrder,
  OrderDesk,
  OrderRequest,
  OrderStatus,
  PendingOrder,
  PlaceAnswer,
  Seller,
  TermsStorage,
} from '#core/purchase/checkout/index.ts';
import type { DeviceAppraiser, DeviceStorage, DeviceWorth } from '#core/purchase/counted-device/index.ts';
import type { DeliveryDirectory, PickupStock, Region, Shop } from '#core/purchase/delivery/index.ts';
import type { OrderStream, StreamListener } from '#core/purchase/live-order/index.ts';
import type { AppliedCode, PromoCodeDesk, PromoCodeStorage } from '#core/purchase/promo-code/index.ts';
import type { QuickOrderStorage } from '#core/purchase/quick-order/index.ts';
import type { QuoteStorage } from '#core/purchase/quote/index.ts';
import { type KeptElsewhere, keptAsText, keptList, listeners } from './kept.ts';
import { type TallyResult, takingOnce } from './taking.ts';

/** A cart in memory, with another tab that can change it. */
export const fakeCartStorage = (cart: Cart = []): CartStorage & KeptElsewhere<CartLine> => keptList(cart);

/** What was put in the stored cart before the shop was there; what is recorded now is of the page that is shown, in the default language. */
export const fakeEarlyPieces = (...early: readonly EarlyPiece[]): EarlyPieces => {
  const kept = keptAsText<readonly EarlyPiece[]>(early);
  return {
    record: (productId) => kept.save([...(kept.load() ?? []), { productId, locale: DEFAULT_LOCALE, isHere: true }]),
    take: () => {
      const taken = kept.load() ?? [];
      kept.save([]);
      return taken;
    },
  };
};

/** A checkout's storage, in memory. */
export const fakeCheckoutStorage = (): CheckoutStorage => {
  const draft = keptAsText<unknown>();
  const pending = keptAsText<PendingOrder>();
  const placed = keptAsText<LastOrder>();
  const orders = keptAsText<unknown>();
  return {
    loadDraft: draft.load,
    saveDraft: draft.save,
    loadPending: pending.load,
    savePending: pending.save,
    isSentHere: () => true,
    loadPlaced: placed.load,
    savePlaced: placed.save,
    loadOrders: orders.load,
    saveOrders: orders.save,
  };
};

/** The seller of a partner's last order. */
export const fakeTermsStorage = (terms?: unknown): TermsStorage & { readonly saved: readonly unknown[] } =>
  keptAsText(terms);

/** The stored codes: the typed one and the gift's. */
export const fakePromoCodeStorage = (codes?: Parameters<PromoCodeStorage['save']>[0]): PromoCodeStorage =>
  keptAsText<unknown>(codes);

/** Gives every device the same estimate; none without `worth`. */
export const fakeDeviceAppraiser = (worth?: DeviceWorth): DeviceAppraiser => ({
  estimate: async () => (worth ? ok(worth) : err(notFound('No such device is taken'))),
});

/** The device that is counted in, with another tab that can change it. */
export const fakeDeviceStorage = (
  device?: unknown,
): DeviceStorage & { readonly changeElsewhere: (device: unknown) => void } => {
  const kept = keptAsText<unknown>(device);
  const elsewhere = listeners();
  return {
    load: kept.load,
    save: kept.save,
    onChangeElsewhere: elsewhere.add,
    changeElsewhere: (changed) => {
      kept.save(changed);
      elsewhere.tell();
    },
  };
};

/** A quick order in memory. */
export const fakeQuickOrderStorage = (kept?: unknown): QuickOrderStorage => {
  const order = keptAsText(kept);
  return { load: order.load, save: order.save, forget: () => order.save(undefined) };
};

/** A partner's quotes in memory, as text. */
export const fakeQuoteStorage = (kept: { readonly book?: unknown; readonly firm?: unknown } = {}): QuoteStorage => {
  const [book, firm] = [keptAsText(kept.book), keptAsText(kept.firm)];
  return {
    loadBook: book.load,
    saveBook: book.save,
    loadFirm: firm.load,
    saveFirm: firm.save,
    forget: () => {
      book.save(undefined);
      firm.save(undefined);
    },
  };
};

/** Places every order under the next number, once a key, for the sum that it expects; knows no other order. */
export const fakeOrderDesk = (changes: Partial<OrderDesk> = {}): OrderDesk & TallyResult<OrderRequest> => {
  let last = 100_000;
  const known = new Map<string, OrderStatus & { readonly phone: string }>();
  const { taken, take } = takingOnce((order: OrderRequest): PlaceAnswer => {
    last += 1;
    const orderNumber = String(last);
    known.set(orderNumber, {
      orderNumber,
      status: 'accepted',
      total: order.expectedTotal,
      createdAt: '2026-11-20T09:30:00Z',
      payment: { method: order.payment, state: 'pending' },
      cancellable: true,
      phone: order.contact.phone,
    });
    return { kind: 'placed', order: { orderNumber, total: order.expectedTotal } };
  });
  const find = (orderNumber: string, phone: string): OrderStatus | undefined => {
    const { phone: owner, ...status } = known.get(orderNumber) ?? {};
    return owner === phone && 'orderNumber' in status ? status : undefined;
  };
  return {
    place: async ({ order, key }) => ok(take(order, key)),
    status: async ({ orderNumber, phone }) => {
      const order = find(orderNumber, phone);
      return order ? ok(order) : err(notFound('No such order'));
    },
    byLink: async () => err(notFound('No such link')),
    cancel: async ({ orderNumber, phone }) => {
      const order = find(orderNumber, phone);
      if (!order) return err(notFound('No such order'));
      const { cancellable: _cancelled, ...kept } = order;
      const cancelled = { ...kept, status: 'cancelled' } as const;
      known.set(orderNumber, { ...cancelled, phone });
      return ok({ kind: 'cancelled', order: cancelled });
    },
    payment: async () => err(notFound('No such payment')),
    taken,
    ...changes,
  };
};

/** A stream that stays open and sends what the test sends; `broken` ends it. */
export const fakeOrderStream = (): OrderStream & { readonly listening: readonly StreamListener[] } => {
  const listening: StreamListener[] = [];
  return {
    open: (_query, listener) => {
      listening.push(listener);
      return () => void listening.splice(listening.indexOf(listener), 1);
    },
    listening,
  };
};

interface KnownPlaces {
  readonly regions?: readonly Region[];
  readonly shops?: readonly Shop[];
  readonly stock?: readonly PickupStock[];
}

/** Knows these regions, shops, and what the shops have. */
export const fakeDeliveryDirectory = ({
  regions = [],
  shops = [],
  stock = [],
}: KnownPlaces = {}): DeliveryDirectory => ({
  regions: async () => ok(regions),
  shops: async () => ok(shops),
  stock: async () => ok(stock),
});

/** Knows these codes, which hold for anything. */
export const fakePromoCodeDesk = (codes: readonly AppliedCode[] = []): PromoCodeDesk => ({
  check: async ({ code }) => {
    const known = codes.find((other) => other.code === code);
    return ok(known ? { kind: 'holds', ...known } : { kind: 'refused', code, reason: 'unknown' });
  },
});

/** Has these orders of a partner, all on one page. */
export const fakeOrdersArchive = (orders: readonly ListedOrder[] = []): OrdersArchive => ({
  list: async () => ok({ orders, pages: 1, currentPage: 1, totalCount: orders.length }),
});

/** Knows who sells for a partner. */
export const fakeSellerDirectory = (sellers: readonly Seller[] = []): SellerDirectory => ({
  list: async () => ok(sellers),
});

/** A calendar that shows this day. */
export const fakeCalendar = (today = '2026-11-20'): Calendar => ({ today: () => today });
