import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';

/**
 * How a call is made. A read is a GET and is aborted when the browser disconnects; a write is a POST and continues. A
 * partner read is for signed-in partners only: others get 401, and the provider is not asked. A marked write carries the
 * UTM marks of the visitor's campaign (rule CAMPAIGN-4); an order contains them already.
 */
export type Kind = 'read' | 'partner read' | 'write' | 'marked write';

/** One call: its path under `/api/`, and how it is made. */
export interface Call<CallKind extends Kind = Kind> {
  readonly kind: CallKind;
  readonly path: string;
  /**
   * Who gets the same answer: everybody, whose answers are cached, or visitors alone, because of prices and stock, which
   * are asked for each time and stored only as a fallback (rules CACHE-15, CACHE-16). Absent: each asks for themselves.
   */
  readonly sameFor?: 'everybody' | 'visitors';
}

/** Methods that take a form with a file instead of JSON, see `take-cv.ts`. */
type Uploads = 'sendCv';

export type PortName = keyof ShopPorts;
/** The methods of a port that browsers call with JSON. */
export type CalledOf<Port extends PortName> = Exclude<keyof ShopPorts[Port], Uploads>;
export type CalledPorts = { readonly [Port in PortName]: Pick<ShopPorts[Port], CalledOf<Port>> };

/** The type if its values survive JSON; other parts of it become `never`. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends bigint | symbol | ((...input: never) => unknown)
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

/** The query of a method; `never` unless the method takes one query and answers with JSON. */
export type QueryOf<Method> = Method extends (
  query: infer Query,
  signal?: AbortSignal,
) => Promise<Result<infer Answer, Failure>>
  ? [Answer] extends [Json<Answer>]
    ? Query
    : never
  : never;

type KindOf<Query> = 'utm' extends keyof Query ? 'marked write' : Exclude<Kind, 'marked write'>;
type CallOf<Query> = [Query] extends [never] ? never : Call<KindOf<Query>>;

/** Reads use GET, all others POST. */
export const isRead = (kind: Kind): boolean => kind === 'read' || kind === 'partner read';

const callOf =
  <CallKind extends Kind>(kind: CallKind) =>
  (path: string): Call<CallKind> => ({ kind, path });
const read = callOf('read');
const sharedRead = (path: string): Call<'read'> => ({ ...read(path), sameFor: 'everybody' });
const pricedRead = (path: string): Call<'read'> => ({ ...read(path), sameFor: 'visitors' });
const partnerRead = callOf('partner read');
const write = callOf('write');
const markedWrite = callOf('marked write');

/**
 * Every call that the browser can make to the shop's server, by port and method. The compiler rejects a port without
 * its calls. `mount.ts` serves them, `client.ts` turns them into ports.
 */
export const calls: {
  readonly [Port in PortName]: { readonly [Method in CalledOf<Port>]: CallOf<QueryOf<ShopPorts[Port][Method]>> };
} = {
  catalog: {
    menu: sharedRead('catalog/menu'),
    topCategories: pricedRead('catalog/top-categories'),
    mainBanners: pricedRead('catalog/main-banners'),
    sliders: pricedRead('catalog/sliders'),
    collection: pricedRead('catalog/collection'),
    listing: pricedRead('catalog/listing'),
    search: read('catalog/search'),
    product: pricedRead('catalog/product'),
    banner: sharedRead('catalog/banner'),
    current: read('catalog/current'),
    described: read('catalog/described'),
  },
  settings: {
    global: sharedRead('settings/global'),
    footer: sharedRead('settings/footer'),
    deliveryText: sharedRead('settings/delivery-text'),
  },
  delivery: {
    regions: sharedRead('delivery/regions'),
    shops: sharedRead('delivery/shops'),
    stock: read('delivery/stock'),
  },
  // POST keeps phones and link keys out of URLs.
  orders: {
    place: write('orders/place'),
    status: write('orders/status'),
    byLink: write('orders/by-link'),
    cancel: write('orders/cancel'),
    payment: read('orders/payment'),
  },
  // POST: a cart may have many lines.
  promoCodes: { check: write('promo-codes/check') },
  search: {
    byText: read('search/by-text'),
    byCode: read('search/by-code'),
    byCodes: read('search/by-codes'),
    popular: sharedRead('search/popular'),
  },
  credit: {
    partners: sharedRead('credit/partners'),
    request: markedWrite('credit/request'),
    requestPrime: markedWrite('credit/prime'),
  },
  content: { page: sharedRead('content/page') },
  reviews: { page: pricedRead('reviews/page'), post: write('reviews/post') },
  careers: { vacancies: sharedRead('careers/vacancies') },
  gift: { current: sharedRead('gift/current') },
  offers: {
    promotions: sharedRead('offers/promotions'),
    promotion: pricedRead('offers/promotion'),
    dayOffer: pricedRead('offers/day'),
    groups: pricedRead('offers/groups'),
    inCategory: read('offers/category'),
  },
  landings: { list: sharedRead('landings/list'), page: pricedRead('landings/page') },
  wholeCatalog: { page: pricedRead('catalog/whole') },
  news: { page: sharedRead('news/page'), mostRead: sharedRead('news/most-read'), article: sharedRead('news/article') },
  videos: { page: sharedRead('videos/page'), one: sharedRead('videos/one') },
  testimonials: { page: sharedRead('testimonials/page') },
  leads: { send: markedWrite('leads/send') },
  feedback: { send: markedWrite('feedback/send') },
  priceWatches: { send: markedWrite('price-watches/send') },
  tradeIn: {
    terms: sharedRead('trade-in/terms'),
    estimate: read('trade-in/estimate'),
    offer: markedWrite('trade-in/offer'),
  },
  // POST: it may contain a phone.
  warranty: { check: write('warranty/check') },
  partnership: { companies: sharedRead('partnership/companies'), apply: markedWrite('partnership/apply') },
  sellers: { list: partnerRead('partner/sellers') },
  archive: { list: partnerRead('partner/orders') },
};
