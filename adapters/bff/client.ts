import { err, type Failure, failure, type Result } from '#core/kernel/shared/index.ts';
import { type CampaignMemory, markedBy } from '#core/marketing/campaign/index.ts';
import type { CareerDesk, Cv, Sending } from '#core/requests/careers/index.ts';
import type { ShopPorts } from '#core/shop.ts';
import type { BffAnswer, BffInput, BffPath, BffTable } from './table.ts';

/** Longest wait for an answer of the shop's server, ms; longer than the server's own deadline for the provider. */
const DEADLINE_MS = 20_000;

export type Send = (path: string, init?: RequestInit) => Promise<Response>;
type Upload = (path: string, form: FormData, sending?: Sending) => Promise<Response>;
type PathsOf<Method> = { [Path in BffPath]: BffTable[Path]['method'] extends Method ? Path : never }[BffPath];

/**
 * Asks the shop's own server. Answers are results as the server gave them; silence is `network` or `timeout`, an answer
 * that is no result is `contract`.
 */
export const asker =
  (send: Send) =>
  async <Value>(path: string, init: RequestInit, signal?: AbortSignal): Promise<Result<Value, Failure>> => {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    try {
      const response = await send(path, { ...init, signal: signal ? AbortSignal.any([signal, deadline]) : deadline });
      return await resultOf(response);
    } catch (error) {
      if (deadline.aborted) return err(failure('timeout', 'timeout', 'The shop did not answer in time'));
      return err(failure('network', 'network', error instanceof Error ? error.message : 'No connection'));
    }
  };

/**
 * The shop's remote ports in the browser, over the shop's own `/api/`. Requests of visitors carry the marks of the
 * campaign that brought them (rule CAMPAIGN-4); an order has its own already.
 */
export const createBffPorts = (send: Send, upload: Upload, campaign: CampaignMemory): ShopPorts => {
  const ask = asker(send);
  const read =
    <Path extends PathsOf<'GET'>>(path: Path) =>
    (input: BffInput<Path>, signal?: AbortSignal) =>
      ask(`/api/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {}, signal) as Promise<BffAnswer<Path>>;
  const write =
    <Path extends PathsOf<'POST'>>(path: Path) =>
    (input: BffInput<Path>, signal?: AbortSignal) => {
      const headers = { 'content-type': 'application/json' };
      return ask(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(input) }, signal) as Promise<
        BffAnswer<Path>
      >;
    };
  const writeMarked = <Path extends PathsOf<'POST'>>(path: Path) => {
    const post = write(path);
    return (input: BffInput<Path>, signal?: AbortSignal) => post({ ...input, ...markedBy(campaign.marks()) }, signal);
  };
  const sendCv: CareerDesk['sendCv'] = async ({ cv, key }, sending) => {
    try {
      return await resultOf(await upload('/api/careers/cv', cvForm(cv, key), sending));
    } catch (error) {
      return err(failure('network', 'network', error instanceof Error ? error.message : 'No connection'));
    }
  };
  return {
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
    delivery: { regions: read('delivery/regions'), shops: read('delivery/shops') },
    orders: { place: write('orders/place'), status: write('orders/status'), payment: read('orders/payment') },
    search: {
      byText: read('search/by-text'),
      byCode: read('search/by-code'),
      byCodes: read('search/by-codes'),
      popular: read('search/popular'),
    },
    credit: {
      partners: read('credit/partners'),
      request: writeMarked('credit/request'),
      requestPrime: writeMarked('credit/prime'),
    },
    content: { page: read('content/page') },
    reviews: { page: read('reviews/page'), post: write('reviews/post') },
    careers: { vacancies: read('careers/vacancies'), sendCv },
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
    leads: { send: writeMarked('leads/send') },
    feedback: { send: writeMarked('feedback/send') },
    tradeIn: { terms: read('trade-in/terms'), offer: writeMarked('trade-in/offer') },
    warranty: { check: write('warranty/check') },
    partnership: { companies: read('partnership/companies'), apply: writeMarked('partnership/apply') },
    sellers: { list: read('partner/sellers') },
    archive: { list: read('partner/orders') },
  };
};

const cvForm = ({ file, ...words }: Cv, key: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...words, key })) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name);
  return form;
};

const resultOf = async <Value>(response: Response): Promise<Result<Value, Failure>> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && 'ok' in body) return body as Result<Value, Failure>;
  if (response.ok) return err(failure('contract', 'contract.bff', 'The answer has not the agreed shape'));
  return err(failure('http', `http_${response.status}`, response.statusText, { status: response.status }));
};
