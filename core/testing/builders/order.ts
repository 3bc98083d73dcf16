import { DEFAULT_LOCALE } from '#core/kernel/locale/index.ts';
import { EMPTY_DRAFT, type OrderDraft, type OrderRequest, type PlacedOrder } from '#core/purchase/checkout/index.ts';

/** A draft that passes every rule, except for what is asked to be different. */
export const aDraft = (different: Partial<OrderDraft> = {}): OrderDraft => ({
  ...EMPTY_DRAFT,
  name: 'Ion Rusu',
  phone: '069123456',
  street: 'bd. Ștefan cel Mare 1',
  ...different,
});

/** An order that is ready to be sent. */
export const anOrder = (different: Partial<OrderRequest> = {}): OrderRequest => ({
  contact: { name: 'Ion Rusu', phone: '+37369123456' },
  fulfilment: { method: 'pickup', shopId: 'center' },
  payment: 'cash',
  comment: '',
  lines: [{ productId: 'phone', count: 1, tier: 'retail' }],
  expectedTotal: 300_000,
  locale: DEFAULT_LOCALE,
  ...different,
});

/** What the provider says of an order that it took. */
export const aPlacedOrder = (different: Partial<PlacedOrder> = {}): PlacedOrder => ({
  orderNumber: '100001',
  total: 300_000,
  ...different,
});
