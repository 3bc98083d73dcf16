import * as v from 'valibot';
import { COMPARE_MAX } from '#core/catalog/compare/index.ts';
import { sortOptions } from '#core/catalog/products/index.ts';
import { AUTHOR_MAX, REVIEW_TEXT_MAX, stars } from '#core/catalog/reviews/index.ts';
import { contentPages } from '#core/editorial/content/index.ts';
import { locales } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import { orderStatuses } from '#core/partner/orders/index.ts';
import { paymentStatusTypes } from '#core/purchase/cart/index.ts';
import { paymentMethods } from '#core/purchase/checkout/index.ts';
import { deliveryTypes } from '#core/purchase/delivery/index.ts';
import { QUICK_ORDER_MAX } from '#core/purchase/quick-order/index.ts';
import { MESSAGE_MAX } from '#core/requests/contacts/index.ts';
import { leadKinds } from '#core/requests/leads/index.ts';
import { COMPANY_MAX } from '#core/requests/partnership/index.ts';
import { DEVICE_MAX, deviceConditions } from '#core/requests/trade-in/index.ts';
import type { ShopPorts } from '#core/shop.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const bani = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const locale = v.picklist(locales);
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));
const inLocale = v.strictObject({ locale });
const onePage = v.strictObject({ page: pageNumber, locale });

const listingState = v.strictObject({
  selection: v.pipe(
    v.array(v.strictObject({ filterId: word, values: v.pipe(v.array(word), v.maxLength(100)) })),
    v.maxLength(50),
  ),
  price: v.strictObject({ from: v.exactOptional(bani), to: v.exactOptional(bani) }),
  sort: v.picklist(sortOptions),
  page: pageNumber,
});

/** The campaign's marks; core has cut them to size already. */
const utm = v.exactOptional(
  v.strictObject({
    utm_source: v.exactOptional(word),
    utm_medium: v.exactOptional(word),
    utm_campaign: v.exactOptional(word),
    utm_id: v.exactOptional(word),
    utm_term: v.exactOptional(word),
    utm_content: v.exactOptional(word),
  }),
);

const order = v.strictObject({
  contact: v.strictObject({ name: word, phone: text(20), email: v.exactOptional(text(254)) }),
  fulfilment: v.variant('method', [
    v.strictObject({
      method: v.literal('address'),
      type: v.picklist(deliveryTypes),
      regionId: word,
      localityId: word,
      street: word,
    }),
    v.strictObject({ method: v.literal('pickup'), shopId: word }),
  ]),
  payment: v.picklist(paymentMethods),
  comment: text(1000),
  lines: v.pipe(
    v.array(
      v.strictObject({
        productId: word,
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        secondPrice: v.boolean(),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
  expectedTotal: bani,
  seller: v.exactOptional(word),
  statusType: v.exactOptional(v.picklist(paymentStatusTypes)),
  locale,
  utm,
});

const lead = v.strictObject({
  kind: v.picklist(leadKinds),
  productId: v.exactOptional(word),
  name: word,
  phone: text(20),
  comment: text(1000),
  locale,
});
const creditRequest = v.strictObject({
  productId: word,
  secondPrice: v.boolean(),
  partnerId: word,
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  firstPayment: bani,
  name: word,
  phone: text(20),
  comment: text(1000),
});
const feedback = v.strictObject({
  name: word,
  phone: v.exactOptional(text(20)),
  email: v.exactOptional(text(254)),
  message: text(MESSAGE_MAX),
  locale,
});
const tradeInOffer = v.strictObject({
  device: text(DEVICE_MAX),
  condition: v.picklist(deviceConditions),
  wanted: text(DEVICE_MAX),
  name: word,
  phone: text(20),
  comment: text(1000),
  locale,
});
const application = v.strictObject({
  company: text(COMPANY_MAX),
  city: text(COMPANY_MAX),
  name: word,
  phone: text(20),
  comment: text(1000),
  locale,
});
const warrantyQuestion = v.variant('by', [
  v.strictObject({ by: v.literal('device'), device: text(40) }),
  v.strictObject({ by: v.literal('order'), orderNumber: text(40), phone: text(20) }),
]);
const searchText = v.strictObject({ text: text(200), locale });
const review = v.strictObject({
  product: word,
  author: text(AUTHOR_MAX),
  rating: v.picklist(stars),
  text: text(REVIEW_TEXT_MAX),
  pros: v.exactOptional(text(REVIEW_TEXT_MAX)),
  cons: v.exactOptional(text(REVIEW_TEXT_MAX)),
});
const key = v.pipe(v.string(), v.uuid());
const calendarDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{1,2}-\d{1,2}$/));
const ordersFilter = v.strictObject({
  start: calendarDay,
  end: calendarDay,
  query: text(200),
  status: v.exactOptional(v.picklist(orderStatuses)),
  sellerId: v.exactOptional(word),
  page: pageNumber,
});

type Run<Schema extends v.GenericSchema, Value> = (
  ports: ShopPorts,
  input: v.InferOutput<Schema>,
  signal: AbortSignal,
) => Promise<Result<Value, Failure>>;

const call =
  <Method extends 'GET' | 'POST'>(method: Method, partnersOnly = false) =>
  <Schema extends v.GenericSchema, Value>(input: Schema, run: Run<Schema, Value>) => ({
    method,
    input,
    run,
    partnersOnly,
  });
const read = call('GET');
const write = call('POST');
/** For signed-in partners alone: whoever else asks is answered with 401, and the provider is not asked. */
const partnerRead = call('GET', true);

/**
 * Every call that the browser may make of the shop's own server, by its path under `/api/`: the server mounts this
 * table, the browser's client is typed by it.
 */
export const bffTable = {
  'catalog/menu': read(inLocale, ({ catalog }, input, signal) => catalog.menu(input, signal)),
  'catalog/top-categories': read(inLocale, ({ catalog }, input, signal) => catalog.topCategories(input, signal)),
  'catalog/main-banners': read(inLocale, ({ catalog }, input, signal) => catalog.mainBanners(input, signal)),
  'catalog/sliders': read(inLocale, ({ catalog }, input, signal) => catalog.sliders(input, signal)),
  'catalog/collection': read(
    v.strictObject({ locale, name: v.picklist(['newest', 'popular', 'promo']) }),
    ({ catalog }, input, signal) => catalog.collection(input, signal),
  ),
  'catalog/listing': read(
    v.strictObject({ locale, category: word, state: listingState }),
    ({ catalog }, input, signal) => catalog.listing(input, signal),
  ),
  'catalog/search': read(
    v.strictObject({ locale, text: text(200), category: v.exactOptional(word), state: listingState }),
    ({ catalog }, input, signal) => catalog.search(input, signal),
  ),
  'catalog/product': read(
    v.strictObject({ locale, url: word, category: v.exactOptional(word) }),
    ({ catalog }, input, signal) => catalog.product(input, signal),
  ),
  'catalog/banner': read(v.strictObject({ locale, categoryId: word }), ({ catalog }, input, signal) =>
    catalog.banner(input, signal),
  ),
  'catalog/current': read(
    v.strictObject({ locale, productIds: v.pipe(v.array(word), v.maxLength(200)) }),
    ({ catalog }, input, signal) => catalog.current(input, signal),
  ),
  'catalog/described': read(
    v.strictObject({ locale, productIds: v.pipe(v.array(word), v.maxLength(COMPARE_MAX)) }),
    ({ catalog }, input, signal) => catalog.described(input, signal),
  ),
  'settings/global': read(inLocale, ({ settings }, input, signal) => settings.global(input, signal)),
  'settings/footer': read(inLocale, ({ settings }, input, signal) => settings.footer(input, signal)),
  'settings/delivery-text': read(inLocale, ({ settings }, input, signal) => settings.deliveryText(input, signal)),
  'delivery/regions': read(inLocale, ({ delivery }, input, signal) => delivery.regions(input, signal)),
  'delivery/shops': read(inLocale, ({ delivery }, input, signal) => delivery.shops(input, signal)),
  'orders/place': write(v.strictObject({ order, key }), ({ orders }, input, signal) => orders.place(input, signal)),
  'orders/status': write(v.strictObject({ orderNumber: word, phone: text(20), locale }), ({ orders }, input, signal) =>
    orders.status(input, signal),
  ),
  'orders/payment': read(v.strictObject({ transId: word, locale }), ({ orders }, input, signal) =>
    orders.payment(input, signal),
  ),
  'search/by-text': read(searchText, ({ search }, input, signal) => search.byText(input, signal)),
  'search/by-code': read(searchText, ({ search }, input, signal) => search.byCode(input, signal)),
  'search/by-codes': read(
    v.strictObject({ locale, codes: v.pipe(v.array(text(40)), v.maxLength(QUICK_ORDER_MAX)) }),
    ({ search }, input, signal) => search.byCodes(input, signal),
  ),
  'search/popular': read(inLocale, ({ search }, input, signal) => search.popular(input, signal)),
  'credit/partners': read(inLocale, ({ credit }, input, signal) => credit.partners(input, signal)),
  'credit/request': write(v.strictObject({ request: creditRequest, locale, key, utm }), ({ credit }, input, signal) =>
    credit.request(input, signal),
  ),
  'credit/prime': write(
    v.strictObject({ customer_name: word, customer_phone_number: text(20), locale, key, utm }),
    ({ credit }, input, signal) => credit.requestPrime(input, signal),
  ),
  'content/page': read(v.strictObject({ page: v.picklist(contentPages), locale }), ({ content }, input, signal) =>
    content.page(input, signal),
  ),
  'reviews/page': read(
    v.strictObject({
      productId: word,
      page: v.exactOptional(pageNumber),
      rating: v.exactOptional(v.picklist(stars)),
      locale,
    }),
    ({ reviews }, input, signal) => reviews.page(input, signal),
  ),
  'reviews/post': write(v.strictObject({ review, key, locale }), ({ reviews }, input, signal) =>
    reviews.post(input, signal),
  ),
  'careers/vacancies': read(inLocale, ({ careers }, input, signal) => careers.vacancies(input, signal)),
  'news/page': read(onePage, ({ news }, input, signal) => news.page(input, signal)),
  'news/most-read': read(inLocale, ({ news }, input, signal) => news.mostRead(input, signal)),
  'news/article': read(v.strictObject({ url: word, locale }), ({ news }, input, signal) => news.article(input, signal)),
  'videos/page': read(onePage, ({ videos }, input, signal) => videos.page(input, signal)),
  'videos/one': read(v.strictObject({ videoId: word, locale }), ({ videos }, input, signal) =>
    videos.one(input, signal),
  ),
  'testimonials/page': read(onePage, ({ testimonials }, input, signal) => testimonials.page(input, signal)),
  'offers/promotions': read(inLocale, ({ offers }, input, signal) => offers.promotions(input, signal)),
  'offers/promotion': read(v.strictObject({ locale, url: word }), ({ offers }, input, signal) =>
    offers.promotion(input, signal),
  ),
  'offers/day': read(inLocale, ({ offers }, input, signal) => offers.dayOffer(input, signal)),
  'offers/groups': read(inLocale, ({ offers }, input, signal) => offers.groups(input, signal)),
  'offers/category': read(v.strictObject({ locale, category: word, page: pageNumber }), ({ offers }, input, signal) =>
    offers.inCategory(input, signal),
  ),
  'landings/list': read(inLocale, ({ landings }, input, signal) => landings.list(input, signal)),
  'landings/page': read(v.strictObject({ locale, slug: word }), ({ landings }, input, signal) =>
    landings.page(input, signal),
  ),
  'catalog/whole': read(
    v.strictObject({ locale, category: v.exactOptional(word), page: pageNumber }),
    ({ wholeCatalog }, input, signal) => wholeCatalog.page(input, signal),
  ),
  'gift/current': read(inLocale, ({ gift }, input, signal) => gift.current(input, signal)),
  'leads/send': write(v.strictObject({ lead, key, utm }), ({ leads }, input, signal) => leads.send(input, signal)),
  'feedback/send': write(v.strictObject({ feedback, key, utm }), (ports, input, signal) =>
    ports.feedback.send(input, signal),
  ),
  'trade-in/terms': read(inLocale, ({ tradeIn }, input, signal) => tradeIn.terms(input, signal)),
  'trade-in/offer': write(v.strictObject({ offer: tradeInOffer, key, utm }), ({ tradeIn }, input, signal) =>
    tradeIn.offer(input, signal),
  ),
  // Asked by POST: a phone has no place in an address.
  'warranty/check': write(v.strictObject({ question: warrantyQuestion, locale }), ({ warranty }, input, signal) =>
    warranty.check(input, signal),
  ),
  'partnership/companies': read(inLocale, ({ partnership }, input, signal) => partnership.companies(input, signal)),
  'partnership/apply': write(v.strictObject({ application, key, utm }), ({ partnership }, input, signal) =>
    partnership.apply(input, signal),
  ),
  'partner/sellers': partnerRead(inLocale, ({ sellers }, input, signal) => sellers.list(input, signal)),
  'partner/orders': partnerRead(v.strictObject({ filter: ordersFilter, locale }), ({ archive }, input, signal) =>
    archive.list(input, signal),
  ),
};

export type BffTable = typeof bffTable;
export type BffPath = keyof BffTable;
export type BffInput<Path extends BffPath> = v.InferInput<BffTable[Path]['input']>;
export type BffAnswer<Path extends BffPath> = Awaited<ReturnType<BffTable[Path]['run']>>;
