import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterEach, describe, expect, it } from 'vitest';
import type { FeedProduct, FeedSource } from '#core/catalog/feed/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { aPhone, type ProductBuilder } from '#core/testing/index.ts';
import { createFinishedFiles } from '#server/http/finished-files.ts';
import { productsFeed } from '#server/http/products-feed.ts';
import type { ContextOf } from '#server/http/request-context.ts';

const silence = err(failure('timeout', 'timeout', 'No answer', { status: 504 }));
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

interface Site {
  readonly vitrina?: boolean;
  /** Whether the settings can be had. */
  readonly named?: boolean;
}

/** A server with the feed alone. */
const serve = async (part: FeedSource['part'], { vitrina = false, named = true }: Site = {}) => {
  const global = async () => (named ? ok({ siteName: 'Zori & Co' }) : silence);
  const visit = {
    site: { origin: 'https://zori.example', vitrina },
    shop: { settings: { global } },
    isAuth: () => false,
  };
  const app = express();
  app.use(productsFeed({ part }, (() => visit) as unknown as ContextOf, createFinishedFiles({ epoch: () => 0 })));
  app.use(((error, _request, response, _next) => {
    response.status(error.status).end();
  }) satisfies express.ErrorRequestHandler);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { read: (path = '/products-feed.xml', init = {}) => fetch(origin + path, init) };
};

const reported = (builder: ProductBuilder, more: Partial<FeedProduct> = {}): FeedProduct => ({
  product: builder.build(),
  description: 'Words',
  gallery: [],
  ...more,
});
const oneOf =
  (...products: readonly FeedProduct[]): FeedSource['part'] =>
  async () =>
    ok({ products });

interface Item {
  readonly 'g:id': string;
  readonly 'g:title': string;
}
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'item' });
const itemsOf = (xml: string): readonly Item[] => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml).rss.channel.item ?? [];
};

describe('the feed for Google Merchant', () => {
  it('FEED-1 FEED-2: is XML by Google’s names, whatever the words hold', async () => {
    const nasty = `Phone "<b>&amp;" ]]> 'x' \u0001 € 😀`;
    const phone = aPhone('1').costing(2_700).discountedBy(300).being({ title: nasty });
    const { read } = await serve(oneOf(reported(phone, { gallery: ['/a.png', '/b.png'], mpn: 'M&M' })));
    const answer = await read('/ro/products-feed.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    const xml = await answer.text();
    expect(itemsOf(xml)).toEqual([
      {
        'g:id': '1',
        'g:title': nasty.replace(' \u0001', ''),
        'g:description': 'Words',
        'g:link': 'https://zori.example/ro/product/1',
        'g:image_link': 'https://zori.example/_ipx/f_auto,w_1280/media/1.png',
        'g:additional_image_link': ['https://zori.example/a.png', 'https://zori.example/b.png'],
        'g:availability': 'in_stock',
        'g:price': '3000.00 MDL',
        'g:sale_price': '2700.00 MDL',
        'g:brand': 'Xiaomi',
        'g:mpn': 'M&M',
        'g:product_type': 'Phones',
        'g:condition': 'new',
      },
    ]);
    const { channel } = parser.parse(xml).rss;
    expect([channel.title, channel.link]).toEqual(['Zori & Co', 'https://zori.example/ro']);
  });

  it('FEED-1: leaves out what is not sold, and is a whole feed without any product', async () => {
    const { read } = await serve(oneOf(reported(aPhone().being({ labels: ['restricted'] }))), { named: false });
    const xml = await (await read()).text();
    expect(itemsOf(xml)).toEqual([]);
    expect(parser.parse(xml).rss.channel.title).toBe('zori.example');
  });

  it('is not the vitrina’s, and is only headed for HEAD', async () => {
    const { read } = await serve(oneOf(reported(aPhone())), { vitrina: true });
    expect((await read()).status).toBe(404);
    const { read: ask } = await serve(oneOf(reported(aPhone())));
    const head = await ask('/products-feed.xml', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/xml; charset=utf-8',
      '',
    ]);
  });

  it('is refused as a whole when the provider is silent from the start', async () => {
    const { read } = await serve(async () => silence);
    expect((await read()).status).toBe(504);
  });

  it('CACHE-20: is refused as a whole when the provider falls silent in the middle', async () => {
    const part: FeedSource['part'] = async ({ after }) =>
      after === undefined ? ok({ products: [reported(aPhone('1'))], next: 'more' }) : silence;
    const { read } = await serve(part);
    expect((await read()).status).toBe(504);
  });
});
