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
    menu: read('catalog/menu'),
    topCategories: read('catalog/top-categories'),
    mainBanners: read('catalog/main-banners'),
    sliders: read('catalog/sliders'),
    collection: read('catalog/collection'),
    listing: read('catalog/listing'),
    search: read('catalog/search'),
    product: read('catalog/product'),
    banner: read('catalog/banner'),
    current: read('catalog/current'),
    described: read('catalog/described'),
  },
  settings: {
    global: read('settings/global'),
    footer: read('settings/footer'),
    deliveryText: read('settings/delivery-text'),
  },
  delivery: { regions: read('delivery/regions'), shops: read('delivery/shops'), stock: read('delivery/stock') },
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
    popular: read('search/popular'),
  },
  credit: {
    partners: read('credit/partners'),
    request: markedWrite('credit/request'),
    requestPrime: markedWrite('credit/prime'),
  },
  content: { page: read('content/page') },
  reviews: { page: read('reviews/page'), post: write('reviews/post') },
  careers: { vacancies: read('careers/vacancies') },
  gift: { current: read('gift/current') },
  offers: {
    promotions: read('offers/promotions'),
    promotion: read('offers/promotion'),
    dayOffer: read('offers/day'),
    groups: read('offers/groups'),
    inCategory: read('offers/category'),
  },
  landings: { list: read('landings/list'), page: read('landings/page') },
  wholeCatalog: { page: read('catalog/whole') },
  news: { page: read('news/page'), mostRead: read('news/most-read'), article: read('news/article') },
  videos: { page: read('videos/page'), one: read('videos/one') },
  testimonials: { page: read('testimonials/page') },
  leads: { send: markedWrite('leads/send') },
  feedback: { send: markedWrite('feedback/send') },
  priceWatches: { send: markedWrite('price-watches/send') },
  tradeIn: {
    terms: read('trade-in/terms'),
    estimate: read('trade-in/estimate'),
    offer: markedWrite('trade-in/offer'),
  },
  // POST: it may contain a phone.
  warranty: { check: write('warranty/check') },
  partnership: { companies: read('partnership/companies'), apply: markedWrite('partnership/apply') },
  sellers: { list: partnerRead('partner/sellers') },
  archive: { list: partnerRead('partner/orders') },
};
