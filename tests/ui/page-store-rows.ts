import type { DayOffer } from '#core/catalog/offers/index.ts';
import { type Listing, parseListing } from '#core/catalog/products/index.ts';
import { createPagesMemory } from '#core/kernel/paging/index.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { ordersFilter } from '#core/partner/orders/index.ts';
import type { OrderStatus } from '#core/purchase/checkout/index.ts';
import type { CountedDevice } from '#core/purchase/counted-device/index.ts';
import type { Vacancy } from '#core/requests/careers/index.ts';
import { EMPTY_FEEDBACK, validateFeedback } from '#core/requests/contacts/index.ts';
import { fakeDeviceStorage, fakeListViewMemory, fakeOrdersArchive } from '#core/testing/index.ts';
import { DayOfferStore } from '#ui/features/catalog/offers/day-offer-store.ts';
import { ListViewStore } from '#ui/features/catalog/products/listing/list-view-store.ts';
import { ListingStore } from '#ui/features/catalog/products/listing/listing-store.ts';
import { ReviewListStore } from '#ui/features/catalog/reviews/review-list-store.ts';
import { ScannerStore } from '#ui/features/catalog/scanner/scanner-store.ts';
import { PlayerStore } from '#ui/features/editorial/videos/player-store.ts';
import { PagedStore } from '#ui/features/kernel/paging/paged-store.ts';
import { FiguresStore } from '#ui/features/partner/figures/figures-store.ts';
import { SavedStore } from '#ui/features/purchase/cart/saved-store.ts';
import { PickupStore } from '#ui/features/purchase/checkout/pickup-store.ts';
import { DeviceStore } from '#ui/features/purchase/counted-device/device-store.ts';
import { LiveOrderStore } from '#ui/features/purchase/live-order/live-order-store.ts';
import { MyOrdersStore } from '#ui/features/purchase/my-orders/my-orders-store.ts';
import { RepeatStore } from '#ui/features/purchase/my-orders/repeat-store.ts';
import { CancelStore } from '#ui/features/purchase/order-status/cancel-store.ts';
import { OrderStatusStore } from '#ui/features/purchase/order-status/order-status-store.ts';
import { QuickOrderStore } from '#ui/features/purchase/quick-order/quick-order-store.ts';
import { QuoteStore } from '#ui/features/purchase/quote/quote-store.ts';
import { SharedCartStore } from '#ui/features/purchase/shared-cart/shared-cart-store.ts';
import { CvStore } from '#ui/features/requests/careers/cv-store.ts';
import { siteForm } from '#ui/features/requests/forms/site-form.ts';
import { WishStore } from '#ui/features/requests/trade-in/wish-store.ts';
import { WarrantyStore } from '#ui/features/requests/warranty/warranty-store.ts';

import { NOW, never, product, row, tab, typing, world } from './store-world.ts';

const dayOffer: DayOffer = { title: '', text: '', product, regularPrice: 1, endsAt: '2026-11-20T23:59:00+02:00' };
const vacancy: Vacancy = { vacancyId: '1', title: '', city: '', schedule: '', salary: '', html: '', isActive: true };
const listing = { products: [product] } as unknown as Listing;
const page = { scope: 'phones', state: parseListing(new URLSearchParams('spec_filter=colour:red')), listing };

const followed: OrderStatus = {
  ...{ orderNumber: '7', status: 'confirmed', total: 1, createdAt: '2026-11-20T10:00:00Z' },
  payment: { method: 'cash', state: 'pending' },
};

const withOrders = {
  ...world.checkoutStorage,
  loadOrders: () => [{ orderNumber: '7', phone: '+37369123456', at: NOW, total: 1, method: 'pickup', goods: [] }],
};

const device: CountedDevice = {
  ...{ modelId: 'iphone-13', memory: '', title: 'iPhone 13', device: 'Apple iPhone 13' },
  condition: 'good',
  ...{ worth: 1, until: NOW + 1 },
};

/** Each store of a page with something that it does. */
export const pageStoreRows = [
  row(
    'GiftStore',
    () => tab().loadGift(),
    ({ offer }) => offer('ru', () => false),
    ({ open }) => open,
    false,
    true,
  ),
  row(
    'PromoCodeStore',
    () => tab().loadPromoCode(),
    ({ enter }) => enter('ru', 'zori'),
    ({ code, applied }) => [code, applied],
    ['', undefined],
    ['ZORI', undefined],
  ),
  row(
    'PickupStore',
    () => new PickupStore({ delivery: { stock: async () => ok([{ shopId: 'centre', stock: [] }]) } }),
    ({ ask }) => ask(['A'], 'ru'),
    ({ stock }) => stock,
    [],
    [{ shopId: 'centre', stock: [] }],
  ),
  row(
    'SavedStore',
    () =>
      new SavedStore({
        ...world,
        cart: tab().cart,
        catalog: { current: async () => ok([product]) },
        savedStorage: { ...world.savedStorage, load: () => [{ product, count: 2, tier: 'retail' }] },
      }),
    ({ read }) => read('ru'),
    ({ saved }) => saved.map(({ count }) => count),
    [],
    [2],
  ),
  row(
    'SearchStore',
    () => tab().loadSearch(),
    ({ type }) => type('mi', typing),
    ({ session, active }) => [session.text, active],
    ['', -1],
    ['mi', -1],
  ),
  row(
    'CvStore',
    () => new CvStore({ sendCv: never, problem: tab().problem }),
    ({ show }) => show(vacancy),
    ({ form, vacancy }) => [form.open, vacancy],
    [false, undefined],
    [true, vacancy],
  ),
  row(
    'DayOfferStore',
    () => new DayOfferStore(world, 'ru', dayOffer),
    ({ start }) => start(),
    ({ now }) => now,
    undefined,
    NOW,
  ),
  row(
    'ListingStore',
    () => new ListingStore(page, 'first', createPagesMemory()),
    ({ setLoading }) => setLoading(true),
    ({ loading }) => loading,
    false,
    true,
  ),
  row(
    'MyOrdersStore',
    () => new MyOrdersStore({ ...world, checkoutStorage: withOrders, cart: tab().cart, problem: tab().problem }),
    ({ start }) => start('ru'),
    ({ orders }) => orders.map(({ orderNumber }) => orderNumber),
    [],
    ['7'],
  ),
  row(
    'RepeatStore',
    () =>
      new RepeatStore({ catalog: { current: async () => ok([]) }, cart: tab().cart, problem: tab().problem }, [
        { productId: '7', title: 'Phone', count: 1 },
      ]),
    ({ repeat }) => repeat('ru'),
    ({ short }) => short.map(({ productId }) => productId),
    [],
    ['7'],
  ),
  row(
    'CancelStore',
    () =>
      new CancelStore(
        { ...world, problem: tab().problem, onCancelled: () => undefined },
        { orderNumber: '7', phone: '+37369123456' },
      ),
    ({ ask }) => ask(),
    ({ phase }) => phase,
    'idle',
    'asked',
  ),
  row(
    'OrderStatusStore',
    () => new OrderStatusStore({ findOrder: never, problem: tab().problem }, '1'),
    ({ edit }) => edit('phone', '0'),
    ({ question, asking, none }) => [question, asking, none],
    [{ orderNumber: '1', phone: '' }, false, false],
    [{ orderNumber: '1', phone: '0' }, false, false],
  ),
  row(
    'PagedStore',
    () => new PagedStore({ list: '', page: 1, items: ['a'] }, 'first', createPagesMemory<string>(), String),
    ({ receive }) => receive({ list: '', page: 2, items: ['b'] }, 'second'),
    ({ items }) => items,
    ['a'],
    ['b'],
  ),
  row(
    'PlayerStore',
    () => new PlayerStore(),
    ({ play }) => play('a'),
    ({ playing }) => playing,
    undefined,
    'a',
  ),
  row(
    'QuickOrderStore',
    () => new QuickOrderStore({ ...world, cart: tab().cart, storage: world.quickOrderStorage }),
    ({ type }) => type('MI1'),
    ({ text }) => text,
    '',
    'MI1',
  ),
  row(
    'QuoteStore',
    () => new QuoteStore({ cart: tab().cart, storage: world.quoteStorage, today: '2026-11-20' }),
    ({ address }) => address('ACME'),
    ({ prices, customer }) => [prices, customer],
    ['retail', ''],
    ['retail', 'ACME'],
  ),
  row(
    'ReviewListStore',
    () => new ReviewListStore(world, { productId: 'A', locale: 'ru' }, undefined),
    ({ narrow }) => void narrow(5),
    ({ shown, rating, loading, failed }) => [shown, rating, loading, failed],
    [[], undefined, undefined, false],
    [[], 5, 'anew', false],
  ),
  row(
    'ScannerStore',
    () => new ScannerStore({ ...world, loadScanner: () => Promise.reject(new Error('no code')) }),
    ({ start }) => start('screen', () => undefined),
    ({ phase, hasTorch, torchOn }) => [phase, hasTorch, torchOn],
    ['starting', false, false],
    ['failed', false, false],
  ),
  row(
    'FormStore',
    () =>
      siteForm(
        { contact: tab().contact, formStorage: world.formStorage, ids: world.ids },
        { name: 'feedback', empty: EMPTY_FEEDBACK, validate: validateFeedback, send: never },
      ),
    ({ edit }) => edit('name', 'Ion'),
    ({ draft, phase, retrying }) => [draft.name, phase, retrying],
    ['', 'editing', false],
    ['Ion', 'editing', false],
  ),
  row(
    'WarrantyStore',
    () => new WarrantyStore({ ...world, problem: tab().problem }),
    ({ choose }) => choose('order'),
    ({ way, asking }) => [way, asking],
    ['device', false],
    ['order', false],
  ),
  row(
    'FiguresStore',
    () => new FiguresStore({ ...world, archive: fakeOrdersArchive([]) }),
    ({ count }) => count(ordersFilter({}, '2026-11-20'), 'ru'),
    ({ step }) => step,
    'counting',
    'counted',
  ),
  row(
    'SharedCartStore',
    () => new SharedCartStore({ ...world, cart: tab().cart }),
    ({ take }) => take('join', 'ru'),
    ({ step }) => step,
    'loading',
    'taken',
  ),
  row(
    'DeviceStore',
    () => new DeviceStore({ ...world, deviceStorage: fakeDeviceStorage(device) }),
    ({ start }) => void start('ru'),
    ({ counted }) => counted?.title,
    undefined,
    'iPhone 13',
  ),
  row(
    'LiveOrderStore',
    () => new LiveOrderStore({ ...world, loadStream: never }, { linkKey: 'x'.repeat(22), locale: 'ru' }),
    ({ learn }) => learn(followed),
    ({ step, order }) => [step, order],
    ['asking', undefined],
    ['found', followed],
  ),
  row(
    'ListViewStore',
    () => new ListViewStore({ listViewMemory: fakeListViewMemory() }),
    ({ choose }) => choose('rows'),
    ({ view }) => view,
    'tiles',
    'rows',
  ),
  row(
    'WishStore',
    () => new WishStore(world),
    ({ type }) => type('mi', typing),
    ({ session }) => [session.text, session.active],
    ['', -1],
    ['mi', -1],
  ),
];
