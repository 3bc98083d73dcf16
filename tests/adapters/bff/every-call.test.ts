import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Call, calls, isRead } from '#adapters/bff/calls.ts';
import { inputs } from '#adapters/bff/inputs.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { anOrder } from '#core/testing/index.ts';
import { examplesOf } from '#tests/support/of-schema.ts';
import { aTalk, KEY } from './a-talk.ts';

const kinds: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;
const rows = Object.entries(inputs).flatMap(([port, schemas]) =>
  Object.entries(schemas).map(([method, schema]) => {
    const { kind = 'read', path = '' } = kinds[port]?.[method] ?? {};
    return { port, method, schema, sentAs: `${isRead(kind) ? 'GET' : 'POST'} /api/${path}` };
  }),
);
const talk = aTalk();
const { asked, browser, sent, address } = talk;
beforeAll(talk.open);
afterAll(talk.close);
afterEach(talk.reset);

describe.each(rows)('$port.$method', ({ port, method, schema, sentAs }) => {
  const queries = examplesOf(schema);

  it(`uses ${sentAs}, passes its query on, and returns the answer`, async () => {
    for (const query of queries) expect(await browser[port]?.[method]?.(query)).toEqual(ok(`${port}.${method}`));
    expect(sent).toEqual(queries.map(() => sentAs));
    expect(asked.map(({ name, query }) => [name, query])).toEqual(
      queries.map((query) => [`${port}.${method}`, parse(schema, query)]),
    );
  });

  it('answers 400 to an unknown field, and to an empty input', async () => {
    for (const query of [{ ...queries[0], surplus: '' }, {}])
      expect(await browser[port]?.[method]?.(query)).toMatchObject({
        ok: false,
        error: { kind: 'domain', status: 400 },
      });
    expect(asked).toEqual([]);
  });
});

describe('the input of a call', () => {
  const order = anOrder();
  const [line] = order.lines;
  const listing = { category: 'phones', state: { selection: [], price: {}, sort: 'price-', page: 2 }, locale: 'ro' };
  const orders = { filter: { start: '2026-9-1', end: '2026-11-21', query: '', page: 1 }, locale: 'ro' };
  const long = (length: number) => 'x'.repeat(length);

  it.each<[string, string, string, (text: unknown) => unknown, readonly unknown[]]>([
    ['a page', 'news', 'page', (page) => ({ page, locale: 'ro' }), [0, -1, 1.5, 1_000_000, '1', null]],
    ['a language', 'catalog', 'menu', (locale) => ({ locale }), ['en', '', 1]],
    ['a name in an address', 'catalog', 'product', (url) => ({ url, locale: 'ro' }), ['', long(201), 7]],
    ['a text', 'search', 'byText', (text) => ({ text, locale: 'ro' }), [long(201), null]],
    [
      'a price',
      'catalog',
      'listing',
      (from) => ({ ...listing, state: { ...listing.state, price: { from } } }),
      [-1, 0.5],
    ],
    [
      'an order of sorting',
      'catalog',
      'listing',
      (sort) => ({ ...listing, state: { ...listing.state, sort } }),
      ['x', ''],
    ],
    ['products', 'catalog', 'current', (length) => ({ productIds: Array(length).fill('7'), locale: 'ro' }), [201]],
    [
      'compared products',
      'catalog',
      'described',
      (length) => ({ productIds: Array(length).fill('7'), locale: 'ro' }),
      [4],
    ],
    ['codes', 'search', 'byCodes', (codes) => ({ codes, locale: 'ro' }), [[long(41)], Array(101).fill('MI1')]],
    ['a key', 'orders', 'place', (key) => ({ order, key }), ['', 'key-1']],
    [
      'a count',
      'orders',
      'place',
      (count) => ({ order: { ...order, lines: [{ ...line, count }] }, key: KEY }),
      [0, 1_000_000, 1.5],
    ],
    [
      'lines',
      'orders',
      'place',
      (length) => ({ order: { ...order, lines: Array(length).fill(line) }, key: KEY }),
      [0, 201],
    ],
    ['a payment', 'orders', 'place', (payment) => ({ order: { ...order, payment }, key: KEY }), ['later']],
    ['stars', 'reviews', 'page', (rating) => ({ productId: '7', rating, locale: 'ro' }), [0, 6, 4.5]],
    [
      'a day',
      'archive',
      'list',
      (end) => ({ ...orders, filter: { ...orders.filter, end } }),
      ['2026-9', '26-9-1', 'on 2026-9-1', '2026-9-1T00:00', '2026-123-1', '2026-1-123', '2026--1'],
    ],
  ])('is refused when %s is none', async (_what, port, method, queryWith, wrong) => {
    for (const value of wrong)
      expect(await browser[port]?.[method]?.(queryWith(value)), String(value)).toMatchObject({
        error: { code: expect.stringMatching(/^invalid_input\.\w/), status: 400 },
      });
    expect(asked).toEqual([]);
  });

  it('is refused by the name of its wrong field, and no cache stores the refusal', async () => {
    const refused = await fetch(address(`/api/news/page?input=${encodeURIComponent('{"page":0,"locale":"ro"}')}`));
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
    const code = 'invalid_input.page';
    expect(await refused.json()).toEqual(err(failure('domain', code, code, { status: 400 })));
  });
});
