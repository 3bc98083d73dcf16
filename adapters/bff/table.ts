import * as v from 'valibot';
import { sortOptions } from '#core/catalog/index.ts';
import { paymentMethods } from '#core/checkout/index.ts';
import { COMPARE_MAX } from '#core/compare/index.ts';
import { contentPages } from '#core/content/index.ts';
import { deliveryTypes } from '#core/delivery/index.ts';
import { leadKinds } from '#core/leads/index.ts';
import { locales } from '#core/locale/index.ts';
import { AUTHOR_MAX, REVIEW_TEXT_MAX, stars } from '#core/reviews/index.ts';
import type { Failure, Result } from '#core/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const bani = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const locale = v.picklist(locales);
const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));
const inLocale = v.strictObject({ locale });

const listingState = v.strictObject({
  selection: v.pipe(
    v.array(v.strictObject({ filterId: word, values: v.pipe(v.array(word), v.maxLength(100)) })),
    v.maxLength(50),
  ),
  price: v.strictObject({ from: v.exactOptional(bani), to: v.exactOptional(bani) }),
  sort: v.picklist(sortOptions),
  page: pageNumber,
});

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
  locale,
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

type Run<Schema extends v.GenericSchema, Value> = (
  ports: ShopPorts,
  input: v.InferOutput<Schema>,
  signal: AbortSignal,
) => Promise<Result<Value, Failure>>;

const call =
  <Method extends 'GET' | 'POST'>(method: Method) =>
  <Schema extends v.GenericSchema, Value>(input: Schema, run: Run<Schema, Value>) => ({ method, input, run });
const read = call('GET');
const write = call('POST');

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
  'search/popular': read(inLocale, ({ search }, input, signal) => search.popular(input, signal)),
  'credit/partners': read(inLocale, ({ credit }, input, signal) => credit.partners(input, signal)),
  'credit/request': write(v.strictObject({ request: creditRequest, locale, key }), ({ credit }, input, signal) =>
    credit.request(input, signal),
  ),
  'credit/prime': write(
    v.strictObject({ customer_name: word, customer_phone_number: text(20), locale, key }),
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
  'gift/current': read(inLocale, ({ gift }, input, signal) => gift.current(input, signal)),
  'leads/send': write(v.strictObject({ lead, key }), ({ leads }, input, signal) => leads.send(input, signal)),
};

export type BffTable = typeof bffTable;
export type BffPath = keyof BffTable;
export type BffInput<Path extends BffPath> = v.InferInput<BffTable[Path]['input']>;
export type BffAnswer<Path extends BffPath> = Awaited<ReturnType<BffTable[Path]['run']>>;
