import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { ShopPorts } from '#core/shop.ts';

/**
 * How a call is made. A read is a GET and ends with its reader; a write is a POST and goes on without. A partner read is
 * for signed-in partners alone: whoever else asks is answered with 401, and the provider is not asked. A marked write
 * carries the marks of the campaign that brought the visitor (rule CAMPAIGN-4); an order has its own already.
 */
export type Kind = 'read' | 'partner read' | 'write' | 'marked write';

/** One call: its path under `/api/`, and how it is made. */
export interface Call<Made extends Kind = Kind> {
  readonly kind: Made;
  readonly path: string;
}

/** What is no JSON: a form with a file, see `take-cv.ts`. */
type Uploads = 'sendCv';

export type PortName = keyof ShopPorts;
/** The methods of a port that browsers call with JSON. */
export type CalledOf<Port extends PortName> = Exclude<keyof ShopPorts[Port], Uploads>;
export type CalledPorts = { readonly [Port in PortName]: Pick<ShopPorts[Port], CalledOf<Port>> };

/** Types whose values are the same after a way as JSON; anything else in a type becomes `never`. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends bigint | symbol | ((...input: never) => unknown)
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

/** What a method is asked; `never` unless it is asked once and answers with JSON. */
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

/** Reads are asked by GET, all others by POST. */
export const isRead = (kind: Kind): boolean => kind === 'read' || kind === 'partner read';

const made =
  <Made extends Kind>(kind: Made) =>
  (path: string): Call<Made> => ({ kind, path });
const read = made('read');
const partnerRead = made('partner read');
const write = made('write');
const markedWrite = made('marked write');

/**
 * Every call that the browser may make of the shop's own server, under the port and the method that it asks. The
 * compiler refuses a port without its calls. `mount.ts` serves them, `client.ts` is the ports made of them.
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
  // A status is asked for by POST: a phone has no place in an address, nor has the key of a link.
  orders: {
    place: write('orders/place'),
    status: write('orders/status'),
    byLink: write('orders/by-link'),
    cancel: write('orders/cancel'),
    payment: read('orders/payment'),
  },
  // Asked by POST: the lines of a cart may be many.
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
  // Asked by POST: it may hold a phone.
  warranty: { check: write('warranty/check') },
  partnership: { companies: read('partnership/companies'), apply: markedWrite('partnership/apply') },
  sellers: { list: partnerRead('partner/sellers') },
  archive: { list: partnerRead('partner/orders') },
};
