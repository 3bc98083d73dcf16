import type { Product } from '#core/catalog/products/index.ts';
import { type Failure, fromMdl, type Ids, type Result, type Timers } from '#core/kernel/shared/index.ts';
import type { AnalyticsEvent } from '#core/marketing/analytics/index.ts';
import type { CampaignMemory, UtmSet } from '#core/marketing/campaign/index.ts';
import type {
  CheckoutStorage,
  OrderDesk,
  OrderDraft,
  PendingOrder,
  PlaceAnswer,
} from '#core/purchase/checkout/index.ts';
import type { Region, Shop } from '#core/purchase/delivery/index.ts';

/** A product in stock for 5 000 MDL, with the given differences. */
export const aProduct = (productId: string, differences: Partial<Product> = {}): Product => ({
  productId,
  code: `code-${productId}`,
  url: `product-${productId}`,
  title: `Product ${productId}`,
  caption: '',
  brand: 'Brand',
  price: fromMdl(5000),
  discount: 0,
  promoDiscount: 0,
  deliveryFees: { standard: fromMdl(60), express: fromMdl(120), regionPrice: fromMdl(90) },
  categories: [],
  image: '/media/p.png',
  labels: [],
  reviewCount: 0,
  inStock: true,
  ...differences,
});

/** Time that stands still until it is asked to pass. */
export const fakeTimers = (): Timers & { pass: (ms: number) => void } => {
  let now = 0;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];
  return {
    after: (ms, run) => {
      const entry = { at: now + ms, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    pass: (ms) => {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
};

/** What a checkout keeps, in memory and through JSON as in a browser. */
export const memoryCheckout = (): CheckoutStorage => {
  const kept = new Map<string, string>();
  const read = (name: string) => {
    const text = kept.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const write = (name: string, value: unknown) => {
    if (value === undefined) kept.delete(name);
    else kept.set(name, JSON.stringify(value));
  };
  return {
    loadDraft: () => read('draft'),
    saveDraft: (draft) => write('draft', draft),
    loadPending: () => read('pending'),
    savePending: (pending) => write('pending', pending),
    loadPlaced: () => read('placed'),
    savePlaced: (placed) => write('placed', placed),
    loadOrders: () => read('orders'),
    saveOrders: (orders) => write('orders', orders),
  };
};

type Answer = Result<PlaceAnswer, Failure>;

/** A desk that answers when asked to and remembers everything it was sent. */
export const fakeDesk = () => {
  const sent: PendingOrder[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const place: OrderDesk['place'] = (pending) => {
    sent.push(structuredClone(pending));
    return new Promise((resolve) => waiting.push(resolve));
  };
  return { place, sent, answer: (answer: Answer) => waiting.shift()?.(answer) };
};

/** Analytics that remembers what was reported to it. */
export const reportedEvents = () => {
  const reported: AnalyticsEvent[] = [];
  return { reported, analytics: { push: (event: AnalyticsEvent) => void reported.push(event) } };
};

/** A visitor whom no campaign has brought, unless stated otherwise. */
export const broughtBy = (utm: UtmSet = {}): CampaignMemory => ({ marks: () => utm });

/** Promo codes that nobody enters. */
export const noCodes = { forget: () => undefined, check: () => undefined };

/** Identifiers `key-1`, `key-2` … */
export const countedIds = (): Ids => {
  let count = 0;
  return {
    next: () => {
      count += 1;
      return `key-${count}`;
    },
  };
};

/** Fields that make an order to an address in Kishinev. */
export const goodFields = {
  name: 'Ion Rusu',
  phone: '069 123 456',
  street: 'bd. Ștefan cel Mare 1',
} satisfies Partial<OrderDraft>;

export const regions: readonly Region[] = [
  { regionId: 'kishinev', label: 'Chișinău', localities: [{ localityId: 'kishinev', label: 'Chișinău' }] },
  {
    regionId: 'balti',
    label: 'Bălți',
    localities: [
      { localityId: 'balti', label: 'Bălți' },
      { localityId: 'elizaveta', label: 'Elizaveta' },
    ],
  },
];

export const aShop = (shopId: string): Shop => ({
  shopId,
  title: shopId,
  address: '',
  phone: '',
  hours: '',
  schedule: [],
  isOpen: true,
  regionId: '',
  latitude: 47,
  longitude: 28,
});
