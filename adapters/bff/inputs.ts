import * as v from 'valibot';
import { COMPARE_MAX } from '#core/catalog/compare/index.ts';
import { stars } from '#core/catalog/reviews/index.ts';
import { contentPages } from '#core/editorial/content/index.ts';
import { QUICK_ORDER_MAX } from '#core/purchase/quick-order/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import type { CalledOf, PortName, QueryOf } from './calls.ts';
import {
  application,
  creditRequest,
  deviceQuestion,
  feedback,
  inLocale,
  key,
  lead,
  linkKey,
  listingState,
  locale,
  name,
  onePage,
  order,
  orderLines,
  ordersFilter,
  pageNumber,
  phone,
  priceWatch,
  productIds,
  promoCode,
  review,
  searchText,
  tradeInOffer,
  typed,
  utm,
  warrantyQuestion,
  word,
} from './shapes.ts';

/** A schema for each call; its output is the query of the method. */
type Inputs = {
  readonly [Port in PortName]: {
    readonly [Method in CalledOf<Port>]: v.GenericSchema<unknown, QueryOf<ShopPorts[Port][Method]>>;
  };
};

/** The deeply readonly type, as core declares its values. */
type Frozen<Value> = { readonly [Key in keyof Value]: Frozen<Value[Key]> };

/** The schemas that accept every query of their method; `never` for others. */
type Accepting<Schemas> = {
  readonly [Port in keyof Schemas]: {
    readonly [Method in keyof Schemas[Port]]: Port extends PortName
      ? Method extends CalledOf<Port>
        ? Schemas[Port][Method] extends v.GenericSchema<infer Input, unknown>
          ? QueryOf<ShopPorts[Port][Method]> extends Frozen<Input>
            ? Schemas[Port][Method]
            : never
          : never
        : never
      : never;
  };
};

/** Checks schemas against the ports in both directions, at compile time. */
const agreed = <Schemas extends Inputs>(schemas: Schemas & Accepting<Schemas>): Inputs => schemas;

/**
 * The input schema of each call, by port and method. The compiler compares every schema with the parameter of its method:
 * a schema accepts the queries that the method takes, and no others.
 */
export const inputs = agreed({
  catalog: {
    menu: inLocale,
    topCategories: inLocale,
    mainBanners: inLocale,
    sliders: inLocale,
    collection: v.strictObject({ locale, name: v.picklist(['newest', 'popular', 'promo']) }),
    listing: v.strictObject({ locale, category: word, state: listingState }),
    search: v.strictObject({ locale, text: typed(200), category: v.exactOptional(word), state: listingState }),
    product: v.strictObject({ locale, url: word, category: v.exactOptional(word) }),
    banner: v.strictObject({ locale, categoryId: word }),
    current: productIds,
    described: v.strictObject({ locale, productIds: v.pipe(v.array(word), v.maxLength(COMPARE_MAX)) }),
  },
  settings: {
    global: inLocale,
    footer: inLocale,
    deliveryText: inLocale,
  },
  delivery: {
    regions: inLocale,
    shops: inLocale,
    stock: productIds,
  },
  orders: {
    place: v.strictObject({ order, key }),
    status: v.strictObject({ orderNumber: typed(200, 1), phone, locale }),
    byLink: v.strictObject({ linkKey, locale }),
    cancel: v.strictObject({ orderNumber: typed(200, 1), phone, key, locale }),
    payment: v.strictObject({ transId: word, locale }),
  },
  promoCodes: {
    check: v.strictObject({ code: promoCode, lines: orderLines, locale }),
  },
  search: {
    byText: searchText,
    byCode: searchText,
    byCodes: v.strictObject({ locale, codes: v.pipe(v.array(typed(40)), v.maxLength(QUICK_ORDER_MAX)) }),
    popular: inLocale,
  },
  credit: {
    partners: inLocale,
    request: v.strictObject({ request: creditRequest, locale, key, utm }),
    requestPrime: v.strictObject({ customer_name: name, customer_phone_number: phone, locale, key, utm }),
  },
  content: {
    page: v.strictObject({ page: v.picklist(contentPages), locale }),
  },
  reviews: {
    page: v.strictObject({
      productId: word,
      page: v.exactOptional(pageNumber),
      rating: v.exactOptional(v.picklist(stars)),
      locale,
    }),
    post: v.strictObject({ review, key, locale }),
  },
  careers: {
    vacancies: inLocale,
  },
  gift: {
    current: inLocale,
  },
  offers: {
    promotions: inLocale,
    promotion: v.strictObject({ locale, url: word }),
    dayOffer: inLocale,
    groups: inLocale,
    inCategory: v.strictObject({ locale, category: word, page: pageNumber }),
  },
  landings: {
    list: inLocale,
    page: v.strictObject({ locale, slug: word }),
  },
  wholeCatalog: {
    page: v.strictObject({ locale, category: v.exactOptional(word), page: pageNumber }),
  },
  news: {
    page: onePage,
    mostRead: inLocale,
    article: v.strictObject({ url: word, locale }),
  },
  videos: {
    page: onePage,
    one: v.strictObject({ videoId: word, locale }),
  },
  testimonials: {
    page: onePage,
  },
  leads: {
    send: v.strictObject({ lead, key, utm }),
  },
  feedback: {
    send: v.strictObject({ feedback, key, utm }),
  },
  priceWatches: {
    send: v.strictObject({ watch: priceWatch, key, utm }),
  },
  tradeIn: {
    terms: inLocale,
    estimate: v.strictObject({ device: v.strictObject(deviceQuestion), locale }),
    offer: v.strictObject({ offer: tradeInOffer, key, utm }),
  },
  warranty: {
    check: v.strictObject({ question: warrantyQuestion, locale }),
  },
  partnership: {
    companies: inLocale,
    apply: v.strictObject({ application, key, utm }),
  },
  sellers: {
    list: inLocale,
  },
  archive: {
    list: v.strictObject({ filter: ordersFilter, locale }),
  },
});
