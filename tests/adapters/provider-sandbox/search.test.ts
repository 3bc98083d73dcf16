import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const search = async (query: string, lang = 'ru') =>
  (await provider.get<Answer<'search'>>(`/general/search?query=${encodeURIComponent(query)}`, { lang })).json;
/** The embedded provider always sends a list with a count. */
type FoundByCode = Exclude<Answer<'searchProductByCode'>, readonly unknown[]>;
const byCode = async (query: string) =>
  (await provider.get<FoundByCode>(`/general/search-product-by-code?query=${encodeURIComponent(query)}`)).json;

describe('search by text', () => {
  it.each(['xiaom', 'XIAOMI', 'смартф', 'мартфо', 'smartphone', 'hone 17', '17 iphone', 'iphone17', 'планшет', 'x'])(
    'finds by "%s"',
    async (query) => {
      expect((await search(query)).totalCount).toBeGreaterThan(0);
    },
  );

  it.each([
    ['Tabletă', 'tableta'],
    ['neagră', 'NEAGRA'],
    ['ştefan', 'ștefan'],
    ['чёрный', 'черный'],
  ])('treats "%s" and "%s" alike', async (one, other) => {
    expect((await search(one, 'ro')).totalCount).toBe((await search(other, 'ro')).totalCount);
  });

  it.each([
    ['наушники чёрный', 'наушники чёрные', 'ru'],
    ['кофемашина чёрный', 'кофемашина чёрная', 'ru'],
    ['часы синий', 'часы синие', 'ru'],
    ['căști negru', 'căști negre', 'ro'],
    ['boxă negru', 'boxă neagră', 'ro'],
    ['căști alb', 'căști albe', 'ro'],
  ])(`finds a colour in dictionary form and in a title's form: "%s" and "%s"`, async (one, other, lang) => {
    const [dictionary, title] = [await search(one, lang), await search(other, lang)];
    expect(dictionary.totalCount).toBeGreaterThan(0);
    expect(dictionary.products).toEqual(title.products);
    const colour = other.split(' ')[1];
    expect(dictionary.products[0]?.title).toMatch(new RegExp(`, ${colour}$`));
  });

  it('finds the same products in either language and answers in the requested one', async () => {
    const [ru, ro] = [await search('iphone 17', 'ru'), await search('iphone 17', 'ro')];
    expect(ro.products.map(({ productId }) => productId)).toEqual(ru.products.map(({ productId }) => productId));
    expect(ru.products[0]?.title).toMatch(/^Смартфон/);
    expect(ro.products[0]?.title).not.toMatch(/[а-я]/i);
  });

  it('ranks titles that start with the text before titles that mention it', async () => {
    // Three models have this name.
    const products = (await search('iphone 17')).products.slice(0, 3);
    expect(products.map(({ title }) => title)).toEqual(products.map(() => expect.stringMatching(/Apple iPhone 17/)));
    expect(new Set(products.map(({ model }) => model?.modelId)).size).toBe(3);
  });

  it('ranks titles with every word before products whose section has it', async () => {
    const { products } = await search('xiaomi pro');
    expect(products.map(({ title }) => title)).toEqual(products.map(() => expect.stringMatching(/\bPro\b/)));
  });

  it.each([
    ['телефон', 'smartphones'],
    ['планшет', 'tablets'],
    ['наушники', 'headphones'],
    ['proiector', 'projectors'],
  ])('finds goods named "%s", and no accessories or neighbours of them', async (query, category) => {
    const list = await provider.get<Answer<'categoryProducts'>>(`/general/category_products/${category}?per_page=1`);
    expect((await search(query)).totalCount).toBe(list.json.totalCount);
  });

  it("ranks a maker's phones before its televisions and accessories", async () => {
    for (const maker of ['xiaomi', 'сяоми', 'samsung', 'самсунг', 'apple']) {
      // As many as the shop shows at once.
      const products = (await search(maker)).products.slice(0, 3);
      expect(products).toHaveLength(3);
      expect(products.map(({ title }) => title)).toEqual(
        products.map(() => expect.stringMatching(/^(?:Складной с|С)мартфон/)),
      );
      expect(new Set(products.map(({ brand }) => brand)).size).toBe(1);
    }
  });

  it('finds goods by what they are for', async () => {
    const { products } = await search('чехол на телефон самсунг');
    expect(products.length).toBeGreaterThan(0);
    for (const { category } of products) expect(category?.at(-1)?.subcategoryUrl).toBe('galaxy-cases');
    expect((await search('мышка для ноутбука')).products[0]?.title).toMatch(/^Мышь/);
  });

  it.each<readonly [string, readonly RegExp[]]>([
    // The maker's own line before its other one, accessories last.
    ['xiaomi 15', [/Xiaomi 15 Ultra/, /Xiaomi 15T/, /Xiaomi 15T/, /Redmi/, /Redmi/, /Redmi/]],
    ['xiaomi15', [/Xiaomi 15 Ultra/, /Xiaomi 15T/, /Xiaomi 15T/, /Redmi/]],
    ['xiaomi 14', [/Xiaomi 14T/, /Redmi Note 14/]],
    ['xiaomi 15 pro', [/Xiaomi 15T Pro/, /Redmi Note 15 Pro/]],
    ['xiaomi redmi note 15', [/Note 15 (?!Pro)/, /Note 15 (?!Pro)/, /Note 15 Pro/, /Note 15 Pro/, /^Чехол/]],
    // The exact model before those with longer names.
    [
      'iphone 17 pro',
      [/^Смартфон.*17 Pro \d/, /^Смартфон.*17 Pro Max/, /^Чехол.*17 Pro,/, /^Защитное стекло.*17 Pro,/],
    ],
    ['iphone17pro', [/17 Pro \d/, /17 Pro Max/]],
    ['iphone 17', [/iPhone 17 \d/, /iPhone 17 Pro/, /iPhone 17 Pro/, /iPhone Air/]],
    ['iphone 16', [/iPhone 16 \d/, /iPhone 16(?: Pro|e)/, /iPhone 16(?: Pro|e)/]],
    ['iphone 15', [/iPhone 15 \d/, /iPhone 15 Plus/]],
    ['galaxy s26', [/S26 \d/, /S26(?:\+| Ultra)/, /S26(?:\+| Ultra)/, /Galaxy S26,/]],
    ['galaxy flip 7', [/Flip7 \d/, /Flip7 FE/]],
    ['redmi note 15', [/Note 15 (?!Pro)/, /Note 15 (?!Pro)/, /Note 15 Pro/, /Note 15 Pro/]],
    ['redmi 15', [/Redmi 15 /, /Redmi 15 /, /Redmi (?:Note 15|15C)/]],
    ['ps5', [/PlayStation 5 (?!Pro)/, /PlayStation 5 (?!Pro)/, /PlayStation 5 Pro/]],
    // By model number, not memory.
    ['хонор мэджик 8', [/Magic8 Pro/, /Magic7 Lite/]],
  ])('ranks the requested model first: "%s"', async (query, titles) => {
    const found = (await search(query)).products.slice(0, titles.length);
    expect(found.map(({ title }) => title)).toEqual(titles.map((title) => expect.stringMatching(title)));
  });

  it.each([
    ['чехол iphone 17 pro', /17 Pro,/],
    ['husa iphone 17 pro', /17 Pro,/],
    // Although it is sold out.
    ['husa iphone 17', /iPhone 17,/],
    ['чехол iphone 17 pro max', /17 Pro Max,/],
    // Of another line: this Pro belongs to the maker of glasses.
    ['стекло iphone 17', /Pro iPhone 17,/],
    ['стекло iphone 17 pro', /iPhone 17 Pro,/],
    ['чехол samsung s26', /Galaxy S26,/],
    ['чехол redmi note 15', /Note 15,/],
  ])('hides accessories of other models: "%s"', async (query, title) => {
    const { products } = await search(query);
    expect(products.map((product) => product.title)).toEqual([expect.stringMatching(title)]);
  });

  it('shows accessories of other models when nothing else fits', async () => {
    expect((await search('чехол 15t')).products[0]?.title).toMatch(/15T Pro/);
  });

  it('reports the corrected text of a typo and finds its results', async () => {
    const asked = await Promise.all(
      ['ipohne', 'самсунк', 'смартфрн xiaomi', 'iphone', 'айфон', 'xiao', 'наушник', 'smartphones', 'щфгяъ'].map(
        (text) => search(text),
      ),
    );
    expect(asked.map(({ correctedQuery }) => correctedQuery)).toEqual([
      'iPhone',
      'Samsung',
      'Смартфон xiaomi',
      ...Array.from({ length: 6 }, () => undefined),
    ]);
    expect(asked[0]?.products.map(({ title }) => title)).toEqual(asked[3]?.products.map(({ title }) => title));
    const listed = await provider.get<Answer<'searchProducts'>>('/general/search_products?query=ipohne&per_page=1');
    expect(listed.json).toMatchObject({ correctedQuery: 'iPhone', totalCount: asked[3]?.totalCount });
  });

  it('drops the least important words when nothing matches all', async () => {
    const [few, all] = [await search('наушники honor'), await search('наушники')];
    expect(few.totalCount).toBe(all.totalCount);
    expect((await search('iphone 99')).products[0]?.title).toMatch(/iPhone/);
  });

  it('counts by category, and the counts add up', async () => {
    const { totalCount, resultsByCategory } = await search('samsung');
    expect(resultsByCategory.length).toBeGreaterThan(1);
    expect(resultsByCategory.reduce((sum, category) => sum + category.totalCount, 0)).toBe(totalCount);
    const listed = await provider.get<Answer<'searchProducts'>>('/general/search_products?query=samsung&per_page=1');
    expect(listed.json).toMatchObject({ totalCount, resultsByCategory });
  });

  it('narrows to one category and still counts all', async () => {
    const list = async (category: string) =>
      (
        await provider.get<Answer<'searchProducts'>>(
          `/general/search_products?query=samsung&per_page=1&category=${category}`,
        )
      ).json;
    const everything = await list('');
    const [first] = everything.resultsByCategory;
    const narrowed = await list(first?.categoryUrl ?? '');
    expect(narrowed.totalCount).toBe(first?.totalCount);
    expect(narrowed.resultsByCategory).toEqual(everything.resultsByCategory);
    expect(narrowed.filters.length).toBeLessThanOrEqual(everything.filters.length);
    expect((await list('no-such-category')).totalCount).toBe(everything.totalCount);
  });

  it('counts categories under filters and prices, and keeps empty ones', async () => {
    const list = async (further: string) =>
      (
        await provider.get<Answer<'searchProducts'>>(
          `/general/search_products?query=samsung&per_page=1&price_to=3000&spec_filter=colour:negru${further}`,
        )
      ).json;
    const narrowed = await list('');
    const counts = narrowed.resultsByCategory.map(({ totalCount }) => totalCount);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(narrowed.totalCount);
    expect(counts).toContain(0);
    const [first] = narrowed.resultsByCategory;
    const inside = await list(`&category=${first?.categoryUrl}`);
    expect(inside.totalCount).toBe(first?.totalCount);
    expect(inside.resultsByCategory).toEqual(narrowed.resultsByCategory);
  });

  it.each([
    ['самсунг 26', ['Galaxy S26', 'Galaxy A26', 'Galaxy S26 Ultra']],
    ['samsung 26', ['Galaxy S26', 'Galaxy A26', 'Galaxy S26 Ultra']],
    ['galaxy 25', ['Galaxy S25 FE']],
    ['сяоми 15', ['Xiaomi 15 Ultra', 'Xiaomi 15T', 'Xiaomi 15T Pro']],
  ])('reads the bare number in %s as a model', async (text, models) => {
    const { products } = await search(text);
    const titles = products.slice(0, models.length).map(({ title }) => title);
    for (const model of models) expect(titles).toContainEqual(expect.stringContaining(model));
  });

  it.each(['щфгяъ', 'zzzz', 'щщщщ', 'oooo', 'qqq'])('finds nothing for nonsense such as %s', async (text) => {
    expect(await search(text)).toEqual({ products: [], totalCount: 0, resultsByCategory: [] });
  });

  it.each([
    '"',
    "'",
    '*',
    '^',
    '(',
    'AND',
    'NEAR(a b)',
    'words:a',
    '"; DROP TABLE product; --',
    '-',
    '\u0000',
    '%',
    '🙂',
  ])('survives %j', async (query) => {
    for (const path of ['search', 'search_products', 'search-product-by-code']) {
      const answer = await provider.get(`/general/${path}?query=${encodeURIComponent(`${query} xiaomi`)}`);
      expect(answer.status).toBe(200);
      expect((await provider.get(`/general/${path}?query=${encodeURIComponent(query)}`)).status).toBe(200);
    }
  });

  it('survives a very long text', async () => {
    expect((await search('xiaomi '.repeat(500))).totalCount).toBeGreaterThan(0);
  });
});

describe('search results', () => {
  it('are sorted by relevance by default and can be filtered', async () => {
    const path = '/general/search_products?query=galaxy&per_page=100';
    const found = (await provider.get<Answer<'searchProducts'>>(path)).json;
    expect(found.products[0]?.title).toMatch(/Samsung Galaxy/);
    const facet = found.filters.find(({ sp_key }) => sp_key === 'colour' || sp_key === 'color');
    const option = facet?.options[0];
    const narrowed = await provider.get<Answer<'searchProducts'>>(
      `${path}&spec_filter=${facet?.sp_key}:${option?.value}&sort=price%2B`,
    );
    expect(narrowed.json.totalCount).toBe(option?.count);
    const prices = narrowed.json.products.map(({ price }) => Number(price));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const again = narrowed.json.filters.find(({ sp_key }) => sp_key === facet?.sp_key);
    expect(again?.options.map(({ count }) => count)).toEqual(facet?.options.map(({ count }) => count));
  });
});

describe('search by code', () => {
  it('finds the exact code first in any case, then codes that start with it', async () => {
    const code = String((await search('xiaomi')).products[0]?.code);
    expect((await byCode(code.toLowerCase())).products).toMatchObject([{ code }]);
    const beginning = await byCode(code.slice(0, 3));
    expect(beginning.totalCount).toBeGreaterThan(1);
    expect(beginning.products.every((product) => product.code?.startsWith(code.slice(0, 3)))).toBe(true);
  });

  it('finds many exact codes at once, each once, with stock', async () => {
    const [one, other] = (await search('xiaomi')).products.map(({ code }) => code);
    const query = [other, one?.toLowerCase(), one, `${one}9`, ''].map((code) => `code=${code}`).join('&');
    const answer = await provider.get<Answer<'productsByCode'>>(`/general/products_by_code?${query}`);
    expect(answer.json.products.map(({ product }) => product.code)).toEqual([other, one]);
    for (const { product, available } of answer.json.products) expect((available ?? 0) > 0).toBe(product.in_stock);
    expect((await provider.get('/general/products_by_code')).json).toEqual({ products: [] });
  });

  it('finds codes by digits alone, the exact one first', async () => {
    const codes = (await search('xiaomi')).products.map(({ code }) => String(code));
    for (const code of codes) {
      const [digits = ''] = /\d{6,}$/.exec(code) ?? [];
      expect((await byCode(digits)).products[0]).toMatchObject({ code });
      const begun = await byCode(digits.slice(0, 6));
      expect(begun.products.map((product) => product.code)).toContain(code);
      expect(begun.totalCount).toBe(begun.products.length);
    }
    expect((await byCode('99999999')).products).toEqual([]);
  });

  it('finds a code in the ordinary search too', async () => {
    const code = String((await search('samsung')).products[0]?.code);
    expect((await search(code)).products[0]).toMatchObject({ code });
  });
});
