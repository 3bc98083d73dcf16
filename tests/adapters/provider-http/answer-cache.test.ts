import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { popularProducts } from '#adapters/provider-http/calls/home.ts';
import { searchProducts } from '#adapters/provider-http/calls/listing.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import { ru, setUpBench } from './bench.ts';
import { json, type ViewedSnapshot } from './misbehaving-server.ts';
import { aWireProduct } from './wire-product.ts';

const bench = setUpBench();
const goods = (price: string) => ({ products: [aWireProduct({ price })] });
const ask = (transport: Transport, more: object = {}) => transport.send(popularProducts, {}, { ...ru, ...more });

/** What an answer says, by which equal objects are distinguished from the same. */
const saidIn = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.ok && answer.value.kind === 'answer' ? answer.value.value : undefined;

describe('an answer on goods that comes again', () => {
  it('is kept from the second time on: the same object, and another one as soon as a letter differs', async () => {
    const transport = bench.open();
    bench.server.answer = json(goods('10.00'));
    const first = saidIn(await ask(transport));
    const second = saidIn(await ask(transport));
    expect(second).not.toBe(first);
    expect(saidIn(await ask(transport))).toBe(second);
    bench.server.answer = json(goods('11.00'));
    expect(saidIn(await ask(transport))).toMatchObject({ products: [{ price: '11.00' }] });
    expect(bench.server.seen).toHaveLength(4);
  });

  it('is asked for by its name, and is the same one where the provider says so', async () => {
    const transport = bench.open();
    const named = (request: ViewedSnapshot, response: Parameters<typeof bench.server.answer>[1]) => {
      const isKnown = request.headers['if-none-match'] === '"a"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"a"' }).end(isKnown ? '' : JSON.stringify(goods('10.00')));
    };
    bench.server.answer = named;
    await ask(transport);
    const second = saidIn(await ask(transport));
    expect(second).toBeDefined();
    expect(saidIn(await ask(transport))).toBe(second);
    expect(bench.server.seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined, '"a"']);
    await ask(transport, { locale: 'ro' });
    expect(bench.server.seen.at(-1)?.headers['if-none-match']).toBeUndefined();
    bench.server.answer = (_, response) => response.writeHead(304).end();
    expect(await bench.open().send(popularProducts, {}, ru)).toMatchObject({ ok: false, error: { kind: 'contract' } });
  });

  it('is never shared with a partner, nor one partner’s with another', async () => {
    const transport = bench.open();
    bench.server.answer = (_, response) => response.setHeader('etag', '"a"').end(JSON.stringify(goods('10.00')));
    await ask(transport);
    const visitors = saidIn(await ask(transport));
    const partners = saidIn(await ask(transport, { shtoken: 'one' }));
    expect(partners).toEqual(visitors);
    expect(partners).not.toBe(visitors);
    expect(saidIn(await ask(transport, { shtoken: 'one' }))).not.toBe(partners);
    expect(bench.server.seen.slice(2).map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  it('is read anew after a failure in between, and after a hundred others', async () => {
    const transport = bench.open();
    bench.server.answer = json(goods('10.00'));
    await ask(transport);
    const known = saidIn(await ask(transport));
    expect(saidIn(await ask(transport))).toBe(known);
    bench.server.answer = json({ message: 'no' }, 500);
    expect(await ask(transport)).toMatchObject({ ok: false });
    bench.server.answer = json({
      ...goods('10.00'),
      totalCount: 0,
      filters: [],
      price_filter: { name: '' },
      resultsByCategory: [],
    });
    for (let nth = 0; nth < 200; nth += 1)
      await transport.send(searchProducts, { query: { query: 'a', page: 1 + (nth >> 1) } }, ru);
    bench.server.answer = json(goods('10.00'));
    expect(saidIn(await ask(transport))).not.toBe(known);
  });
});

describe('a list that comes again', () => {
  it('is mapped once for what was asked, so that a page can tell that nothing has changed', async () => {
    const catalog = createHttpProductCatalog({ transport: bench.open() });
    const list = { ...goods('10.00'), totalCount: 1, filters: [], price_filter: { name: 'Цена', min: '1', max: '20' } };
    bench.server.answer = json({ ...list, title: 'Телефоны', breadcrumbs: [] });
    const listing = async (from?: number) => {
      const state = { selection: [], price: from === undefined ? {} : { from }, page: 1 };
      const answer = await catalog.listing({ ...ru, category: 'phones', state });
      return answer.ok ? answer.value : undefined;
    };
    await listing();
    const known = await listing();
    expect(known?.products).toHaveLength(1);
    expect(Object.isFrozen(known?.products[0])).toBe(true);
    expect(await listing()).toBe(known);
    expect(await listing(500)).not.toBe(known);
  });
});
