import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { goodsOf, menu } from './goods.ts';

/** The smallest picture there is: one grey dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPo6OgAAAM0AZmUse0HAAAAAElFTkSuQmCC',
  'base64',
);
const VECTOR = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

const listening = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
};

interface SecondProviderOptions {
  /** Answers of further calls, or other ones, by method and path. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Paths of calls that it does not know. */
  readonly unknown?: readonly string[];
  /** How long an answer takes, by method and path, ms. */
  readonly delays?: Readonly<Record<string, number>>;
}

/** Starts the second provider on a port of its own; `asked` tells every request it got. */
export const startSecondProvider = async ({ answers = {}, unknown = [], delays = {} }: SecondProviderOptions = {}) => {
  const asked: { method: string; path: string; headers: IncomingMessage['headers']; body?: unknown }[] = [];
  const cdn = await listening((request, response) => {
    const found = request.url === '/w_800,q_80/SUD?version=3';
    response.writeHead(found ? 200 : 404, { 'content-type': 'image/png' }).end(found ? DOT : '');
  });
  const goods = goodsOf(cdn.origin);
  const namesOf = ({ title, category }: (typeof goods)[number]) =>
    [
      title,
      ...menu.filter(({ categoryUrl }) => categoryUrl === category[0]?.subcategoryUrl).map((one) => one.categoryTitle),
    ]
      .join(' ')
      .toLowerCase();
  const found = (query: string) => goods.filter((good) => namesOf(good).includes(query.toLowerCase()));

  const documented = (url: URL): unknown => {
    const query = url.searchParams.get('query') ?? '';
    const fixed: Readonly<Record<string, unknown>> = {
      '/general/menu_tree': menu,
      '/mi/delivery_info_text': 'Доставляем по всей Молдове',
      '/settings/global_site_settings': { logo: { light: '/Logo.SVG' } },
      '/settings/footer_settings': {},
      '/settings/about_us_page': { title: 'О нас', text: 'Мы продаём телефоны.' },
      '/settings/gift_map_service': { main_banners: [] },
      '/general/sliders': [{ title: 'Новинки', products: goods }],
      '/general/popular_query': [{ query: 'Nord' }],
      '/api/credit-partners/get-credit-partners/': [],
      '/base/store_sellers': [],
      '/general/search': { products: found(query), totalCount: found(query).length, resultsByCategory: [] },
      '/general/search-product-by-code': goods.filter(({ code }) => code?.startsWith(query)),
    };
    const [, productUrl] = /^\/general\/product_detail\/([^/]+)$/.exec(url.pathname) ?? [];
    const product = goods.find((good) => good.url !== '' && good.url === productUrl);
    if (product) return { product, properties: [{ name: 'Память', value: '128 ГБ' }] };
    if (/^\/general\/product-review\/\d+\/$/.test(url.pathname))
      return { results: [{ author: 'Ana', text: 'Bun', rating: 5 }], total: 1 };
    if (/^\/general\/banner-select\/\d+$/.test(url.pathname)) return {};
    return unknown.includes(url.pathname) ? undefined : fixed[url.pathname];
  };

  const provider = await listening(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://second.test');
    const { method = 'GET', headers } = request;
    const body = method === 'POST' ? await bodyOf(request) : undefined;
    asked.push({ method, path: url.pathname + url.search, headers, body });
    if (url.pathname === '/uploads/Nord%205%20(%D1%81%D0%B8%D0%BD%D0%B8%D0%B9).PNG')
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(DOT);
    if (/\.svg$/i.test(url.pathname))
      return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(VECTOR);
    const answer = answers[`${method} ${url.pathname}`] ?? (method === 'GET' ? documented(url) : undefined);
    const status = answer === undefined ? 404 : 200;
    await setTimeout(delays[`${method} ${url.pathname}`] ?? 0);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { detail: 'Not found.' }));
  });

  return {
    origin: provider.origin,
    pictureHost: cdn.host,
    asked,
    close: async () => {
      await provider.close();
      await cdn.close();
    },
  };
};
