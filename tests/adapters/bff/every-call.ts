import type { CalledOf, PortName, QueryOf } from '#adapters/bff/calls.ts';
import type { OrderRequest } from '#core/purchase/checkout/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import { anOrder } from '#core/testing/index.ts';

/** How a call is sent, and what it may be asked. */
type Row<Query> = readonly [sent: string, query: Query, ...others: Query[]];

export const KEY = '7f3c0a52-3a83-4a07-8dc1-0f6f9f9f3c11';
const locale = 'ro';
const inLocale = { locale } as const;
const state = {
  selection: [{ filterId: 'colour', values: ['red', 'blue'] }],
  price: { from: 100_000, to: 900_000 },
  sort: 'price-',
  page: 2,
} as const;
const person = { name: 'Ion Rusu', phone: '+37369123456' };
const asked = { ...person, comment: 'Bună ziua', locale } as const;
const toAddress: OrderRequest = anOrder({
  contact: { ...person, email: 'ion@rusu.md' },
  fulfilment: {
    method: 'address',
    type: 'express',
    regionId: 'balti',
    localityId: 'elizaveta',
    street: 'str. Păcii 1',
  },
  payment: 'credit',
  credit: { partnerId: 'prut', months: 10 },
  promoCode: 'ZORI',
  seller: 'ana',
  statusType: 'paid',
  advance: 50_000,
  tradeIn: {
    ...{ modelId: 'iphone-13', memory: '128 GB', condition: 'good' },
    ...{ device: 'Apple iPhone 13 128 GB', worth: 370_000, until: 1_800_000_000_000 },
  },
  utm: { utm_source: 'a', utm_medium: 'b', utm_campaign: 'c', utm_id: 'd', utm_term: 'e', utm_content: 'f' },
});
const day = { start: '2026-9-1', end: '2026-11-21', query: '', page: 1 } as const;

/** Every call that the browser may make. */
export const everyCall: {
  readonly [Port in PortName]: { readonly [Method in CalledOf<Port>]: Row<QueryOf<ShopPorts[Port][Method]>> };
} = {
  catalog: {
    menu: ['GET catalog/menu', inLocale],
    topCategories: ['GET catalog/top-categories', inLocale],
    mainBanners: ['GET catalog/main-banners', inLocale],
    sliders: ['GET catalog/sliders', inLocale],
    collection: [
      'GET catalog/collection',
      { name: 'newest', locale },
      { name: 'popular', locale },
      { name: 'promo', locale },
    ],
    listing: ['GET catalog/listing', { category: 'phones', state, locale }],
    search: [
      'GET catalog/search',
      { text: 'xiaomi', category: 'phones', state, locale },
      { text: '', state: { selection: [], price: {}, sort: 'name+', page: 1 }, locale },
    ],
    product: ['GET catalog/product', { url: 'x', category: 'phones', locale }, { url: 'x', locale }],
    banner: ['GET catalog/banner', { categoryId: '7', locale }],
    current: ['GET catalog/current', { productIds: ['1', '2'], locale }],
    described: ['GET catalog/described', { productIds: ['1', '2', '3'], locale }],
  },
  settings: {
    global: ['GET settings/global', inLocale],
    footer: ['GET settings/footer', inLocale],
    deliveryText: ['GET settings/delivery-text', inLocale],
  },
  delivery: {
    regions: ['GET delivery/regions', inLocale],
    shops: ['GET delivery/shops', inLocale],
    stock: ['GET delivery/stock', { productIds: ['1', '2'], locale }],
  },
  orders: {
    place: ['POST orders/place', { order: toAddress, key: KEY }, { order: anOrder(), key: KEY }],
    status: ['POST orders/status', { orderNumber: 'Z-1', phone: person.phone, locale }],
    byLink: ['POST orders/by-link', { linkKey: 'q7Zb1mC0x2vN8sLr4TfWkYhE6uJpA9dG', locale }],
    cancel: ['POST orders/cancel', { orderNumber: 'Z-1', phone: person.phone, key: KEY, locale }],
    payment: ['GET orders/payment', { transId: 't1', locale }],
  },
  promoCodes: { check: ['POST promo-codes/check', { code: 'ZORI', lines: anOrder().lines, locale }] },
  search: {
    byText: ['GET search/by-text', { text: 'xiaomi', locale }],
    byCode: ['GET search/by-code', { text: 'MI1', locale }],
    byCodes: ['GET search/by-codes', { codes: ['MI10048271', 'acc-1'], locale }],
    popular: ['GET search/popular', inLocale],
  },
  credit: {
    partners: ['GET credit/partners', inLocale],
    request: [
      'POST credit/request',
      {
        request: {
          ...{ productId: '7', tier: 'second', partnerId: 'prut', months: 12, firstPayment: 50_000 },
          ...{ ...person, comment: '' },
        },
        key: KEY,
        locale,
      },
    ],
    requestPrime: [
      'POST credit/prime',
      { customer_name: person.name, customer_phone_number: person.phone, key: KEY, locale },
    ],
  },
  content: { page: ['GET content/page', { page: 'delivery', locale }] },
  reviews: {
    page: ['GET reviews/page', { productId: '7', page: 2, rating: 4, locale }, { productId: '7', locale }],
    post: [
      'POST reviews/post',
      { review: { product: '7', author: 'Ana', rating: 5, text: 'Bun', pros: 'tot', cons: 'nimic' }, key: KEY, locale },
      { review: { product: '7', author: 'Ana', rating: 1, text: 'Rău' }, key: KEY, locale },
    ],
  },
  careers: { vacancies: ['GET careers/vacancies', inLocale] },
  gift: { current: ['GET gift/current', inLocale] },
  offers: {
    promotions: ['GET offers/promotions', inLocale],
    promotion: ['GET offers/promotion', { url: 'winter', locale }],
    dayOffer: ['GET offers/day', inLocale],
    groups: ['GET offers/groups', inLocale],
    inCategory: ['GET offers/category', { category: 'phones', page: 2, locale }],
  },
  landings: {
    list: ['GET landings/list', inLocale],
    page: ['GET landings/page', { slug: 'gaming', locale }],
  },
  wholeCatalog: { page: ['GET catalog/whole', { category: 'phones', page: 2, locale }, { page: 1, locale }] },
  news: {
    page: ['GET news/page', { page: 2, locale }],
    mostRead: ['GET news/most-read', inLocale],
    article: ['GET news/article', { url: 'x', locale }],
  },
  videos: {
    page: ['GET videos/page', { page: 2, locale }],
    one: ['GET videos/one', { videoId: 'v', locale }],
  },
  testimonials: { page: ['GET testimonials/page', { page: 2, locale }] },
  leads: {
    send: [
      'POST leads/send',
      { lead: { kind: 'one_click', productId: '7', ...asked, seller: 'ana-1' }, key: KEY },
      { lead: { kind: 'consultation', ...asked }, key: KEY },
    ],
  },
  feedback: {
    send: [
      'POST feedback/send',
      { feedback: { ...person, email: 'ion@rusu.md', message: 'Bună ziua', locale }, key: KEY },
      { feedback: { ...person, message: 'Bună ziua', locale }, key: KEY },
    ],
  },
  priceWatches: {
    send: [
      'POST price-watches/send',
      { watch: { productId: '7', price: 499_900, ...person, email: 'ion@rusu.md', locale }, key: KEY },
      { watch: { productId: '7', price: 499_900, name: person.name, email: 'ion@rusu.md', locale }, key: KEY },
    ],
  },
  tradeIn: {
    terms: ['GET trade-in/terms', inLocale],
    estimate: [
      'GET trade-in/estimate',
      { device: { modelId: 'iphone-13', memory: '128 GB', condition: 'good' }, locale },
      { device: { modelId: 'watch', memory: '', condition: 'broken' }, locale },
    ],
    offer: [
      'POST trade-in/offer',
      { offer: { device: 'Mi 9', condition: 'good', wanted: 'Mi 17', ...asked }, key: KEY },
    ],
  },
  warranty: {
    check: [
      'POST warranty/check',
      { question: { by: 'device', device: '356938035643809' }, locale },
      { question: { by: 'order', orderNumber: 'Z-1', phone: person.phone }, locale },
    ],
  },
  partnership: {
    companies: ['GET partnership/companies', inLocale],
    apply: ['POST partnership/apply', { application: { company: 'ACME', city: 'Bălți', ...asked }, key: KEY }],
  },
  sellers: { list: ['GET partner/sellers', inLocale] },
  archive: {
    list: [
      'GET partner/orders',
      { filter: { ...day, status: 'accepted', sellerId: 'ana' }, locale },
      { filter: { ...day, start: '2026-11-1', end: '2026-12-9' }, locale },
    ],
  },
};
