import { describe, expect, it } from 'vitest';
import type { TransportOptions } from '#adapters/provider-http/transport.ts';
import { createSaleorProductCatalog } from '#adapters/provider-saleor/saleor-product-catalog.ts';
import { createSaleorSearchDesk } from '#adapters/provider-saleor/saleor-search-desk.ts';
import { setUpBench } from '#tests/adapters/provider-http/bench.ts';
import { json } from '#tests/adapters/provider-http/misbehaving-server.ts';

const bench = setUpBench();
const catalogOver = (options?: Partial<TransportOptions>) =>
  createSaleorProductCatalog({ transport: bench.open(options), channel: 'moldova' });

const money = (amount: number, currency = 'MDL') => ({ start: { gross: { amount, currency } } });
const node = (n: number, more: object = {}) => ({
  node: { id: `P${n}`, slug: `p-${n}`, name: `Product ${n}`, pricing: { priceRange: money(n) }, ...more },
});
const category = { id: 'C1', slug: 'phones', level: 0, name: 'Phones', ancestors: null, children: null };

interface Asked {
  readonly operationName: string;
  readonly variables: { readonly first: number; readonly after?: string; readonly filter: object };
}

/** A Saleor with so many products, whose cursors are positions. */
const sells = (count: number, asked: Asked[] = []) => {
  bench.server.answer = (request, response) => {
    const one = JSON.parse(request.body) as Asked;
    asked.push(one);
    if (one.operationName === 'ShopCategory') return json({ data: { category } })(request, response);
    const start = Number(one.variables.after ?? 0);
    const end = Math.min(count, start + one.variables.first);
    const edges = Array.from({ length: end - start }, (_, index) => node(start + index));
    const pageInfo = { hasNextPage: end < count, endCursor: String(end) };
    const data = { products: { totalCount: count, edges, pageInfo }, dearest: { edges: [node(count)] } };
    return json({ data })(request, response);
  };
  return asked;
};
const listing = (page: number, price = {}) =>
  catalogOver().listing({ locale: 'ru', category: 'phones', state: { selection: [], price, sort: undefined, page } });

describe('a page of a list of Saleor', () => {
  it('begins where its number says, a hundred records passed over at a time', async () => {
    const asked = sells(300);
    expect(await listing(6)).toMatchObject({ ok: true, value: { totalCount: 300, products: { 0: { url: 'p-120' } } } });
    expect(asked.map(({ operationName, variables }) => [operationName, variables.first, variables.after])).toEqual([
      ['ShopCategory', undefined, undefined],
      ['ShopPlace', 100, undefined],
      ['ShopPlace', 20, '100'],
      ['ShopProductsPage', 24, '120'],
    ]);
  });

  it('is empty behind the last one, and not there where nobody goes', async () => {
    sells(30);
    expect(await listing(4)).toMatchObject({ ok: true, value: { totalCount: 30, products: [] } });
    expect(await listing(103)).toMatchObject({ ok: false, error: { code: 'not_found' } });
  });

  it('is narrowed by price in MDL, and ends its slider by the dearest of the whole', async () => {
    const asked = sells(2);
    const answer = await listing(1, { from: 150_050 });
    expect(asked.at(-1)?.variables).toMatchObject({
      filter: { categories: ['C1'], minimalPrice: { gte: 1500.5 } },
      whole: { categories: ['C1'] },
      sortBy: { field: 'MINIMAL_PRICE', direction: 'DESC' },
      channel: 'moldova',
      language: 'RU',
    });
    expect(answer).toMatchObject({ ok: true, value: { facets: [{ max: 100_200, selectedFrom: 100_200 }] } });
  });
});

describe('an answer of Saleor', () => {
  it('loses records that are broken or in another currency, and names what is wrong', async () => {
    const edges = [node(1), node(2, { slug: null }), node(3, { pricing: { priceRange: money(3, 'USD') } })];
    bench.server.answer = json({ data: { products: { totalCount: 3, edges } } });
    const answer = await catalogOver().current({ locale: 'ru', productIds: ['P1', 'P2', 'P3'] });
    expect(answer.ok && answer.value.map(({ url }) => url)).toEqual(['p-1']);
    expect(bench.warnings.map(({ fields }) => [fields.field, fields.expected])).toEqual([
      ['data.products.edges.*.node.slug', 'string, expected string'],
      ['data.products.edges.*.node.pricing.priceRange.start.gross.currency', 'literal, expected "MDL"'],
    ]);
  });

  it.each([
    ['errors alone', { errors: [{ message: 'Syntax' }], data: null }, 200, 'contract.ShopProduct.data'],
    ['a query that is refused', { errors: [{ message: 'Unknown field' }] }, 400, 'http_400'],
    ['an address that is not there', { detail: 'nothing here' }, 404, 'http_404'],
    ['a word of the calls of the description', { non_field_errors: ['no'] }, 200, 'contract.ShopProduct.data'],
  ])('is a failure of the shop when it is %s', async (_, body, status, code) => {
    bench.server.answer = json(body, status);
    const answer = await catalogOver().product({ locale: 'ro', url: 'x' });
    expect(answer).toMatchObject({ ok: false, error: { code, status: 503 } });
  });

  it('is asked for again where a gateway stood in the way: a query changes nothing', async () => {
    let times = 0;
    bench.server.answer = (request, response) => {
      times += 1;
      return times === 1
        ? json({}, 502)(request, response)
        : json({ data: { products: { totalCount: 1, edges: [node(7)] } } })(request, response);
    };
    const desk = createSaleorSearchDesk({ transport: bench.open(), channel: 'moldova' });
    expect(await desk.byText({ locale: 'ru', text: 'x' })).toMatchObject({ ok: true, value: { totalCount: 1 } });
    expect(times).toBe(2);
  });
});

describe('what Saleor does not tell', () => {
  it('is unknown, as a call is to a provider that has it not, and nothing is asked', async () => {
    const catalog = catalogOver();
    const desk = createSaleorSearchDesk({ transport: bench.open(), channel: 'moldova' });
    const answers = await Promise.all([
      catalog.sliders({ locale: 'ru' }),
      catalog.mainBanners({ locale: 'ru' }),
      catalog.collection({ locale: 'ru', name: 'popular' }),
      catalog.banner({ locale: 'ru', categoryId: 'C1' }),
      desk.popular({ locale: 'ru' }),
      desk.byCodes({ locale: 'ru', codes: ['A'] }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect(await catalog.current({ locale: 'ru', productIds: [] })).toEqual({ ok: true, value: [] });
    expect(await catalog.described({ locale: 'ru', productIds: [] })).toEqual({ ok: true, value: [] });
    expect(bench.server.seen).toEqual([]);
  });
});
