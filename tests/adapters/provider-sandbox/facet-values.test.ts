import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import { propertyOf } from '#adapters/provider-sandbox/catalogue/properties.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { openProvider, type TestProvider } from './support.ts';

type Listing = Answer<'categoryProducts'>;

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const list = async (path: string, lang = 'ru'): Promise<Listing> =>
  (await provider.get<Listing>(`/general/${path}`, { lang })).json;
const inCategory = (url: string, query = '', lang = 'ru') => list(`category_products/${url}?${query}`, lang);
const options = ({ filters }: Listing, key: string) => filters.find(({ sp_key }) => sp_key === key)?.options ?? [];
const counts = (listing: Listing, key: string) =>
  Object.fromEntries(options(listing, key).map(({ name, count }) => [name, count]));

const stated = ({ groups }: SeedProduct, key: string): string =>
  groups.flatMap((group) => group.properties).find((property) => property.key === key)?.value.ru ?? '';
/** Counts the models of a category with one of these words in a property. */
const saying = (category: string, key: string, ...words: readonly string[]): number =>
  new Set(
    [...products()]
      .filter(({ categoryPath }) => categoryPath.includes(category))
      .filter((product) =>
        words.some((word) =>
          stated(product, key)
            .split(/, | и /)
            .includes(word),
        ),
      )
      .map(({ model }) => model.slug),
  ).size;

interface NamedValue {
  key: string;
  name_ru: string;
  name_ro: string;
}
const everyValue = (): readonly NamedValue[] =>
  provider.database(
    (database) =>
      database
        .prepare('SELECT key, facet_value.name_ru, facet_value.name_ro FROM facet_value JOIN facet ON facet.id = facet')
        .all() as unknown as NamedValue[],
  );

describe('a property with several values', () => {
  it('has an option for each value, which counts all products with it', async () => {
    const home = await inCategory('smart-home');
    for (const name of ['Wi-Fi', 'Bluetooth', 'Matter', 'Zigbee']) {
      expect(counts(home, 'connection')[name], name).toBe(saying('smart-home', 'connection', name));
    }
    expect(counts(home, 'connection')).toMatchObject({ 'Wi-Fi': 7, Matter: 1 });
    const gaming = await inCategory('gaming');
    for (const name of ['PC', 'Android', 'Switch', 'Xbox']) {
      expect(counts(gaming, 'compatible')[name], name).toBe(saying('gaming', 'compatible', name));
    }
    expect(counts(await inCategory('robot-vacuums'), 'dock')).toEqual({
      'Мойка швабр': 6,
      'Сбор пыли': 7,
      'Сушка швабр': 6,
      'Только зарядка': 3,
    });
  });

  it('matches any of the chosen values, each product once', async () => {
    const found = await inCategory('smart-home', 'spec_filter=connection:wi-fi&spec_filter=connection:zigbee');
    expect(found.totalCount).toBe(saying('smart-home', 'connection', 'Wi-Fi', 'Zigbee'));
    expect(counts(found, 'connection')).toEqual(counts(await inCategory('smart-home'), 'connection'));
    const ids = found.products.map(({ productId }) => productId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('counts two ports under one port too, and a part under its plain name', async () => {
    const ports = counts(await inCategory('charging'), 'ports');
    expect(ports['USB-C']).toBeGreaterThan(ports['2 × USB-C'] ?? Number.POSITIVE_INFINITY);
    const kettles = counts(await inCategory('kettles'), 'material');
    expect(Object.keys(kettles).toSorted()).toEqual(['Нержавеющая сталь', 'Пластик', 'Стекло']);
  });

  it('is shown unchanged on the product page', async () => {
    const lamp = [...products()].find((product) => stated(product, 'connection') === 'Wi-Fi, Bluetooth');
    const { json } = await provider.get(`/general/product_detail/${lamp?.url}`, { lang: 'ru' });
    expect(JSON.stringify(json)).toContain('Wi-Fi, Bluetooth');
  });

  it('can be searched by each value', async () => {
    const { products: found } = await list(`search_products?query=${encodeURIComponent('лампа matter')}`);
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('a filter for parts', () => {
  it('offers families and matches all their parts', async () => {
    const laptops = await inCategory('laptops');
    expect(counts(laptops, 'processor')).toEqual({
      'AMD Ryzen 5': 1,
      'AMD Ryzen 7': 3,
      'Apple M4': 2,
      'Apple M5': 1,
      'Intel Core 5': 1,
      'Intel Core i3': 1,
      'Intel Core i5': 3,
      'Intel Core i7': 1,
      'Intel Core Ultra 5': 1,
      'Intel Core Ultra 7': 4,
      'Intel Core Ultra 9': 1,
      'Qualcomm Snapdragon X': 1,
    });
    expect(Object.keys(counts(laptops, 'graphics')).toSorted()).toEqual([
      'GeForce RTX 5050',
      'GeForce RTX 5060',
      'GeForce RTX 5070',
      'Встроенная',
    ]);
    expect(options(await inCategory('laptops', '', 'ro'), 'graphics').map(({ name }) => name)).toContain('Integrată');
    const tablets = Object.keys(counts(await inCategory('tablets'), 'processor'));
    expect(tablets).toEqual(expect.arrayContaining(['MediaTek Dimensity', 'Qualcomm Snapdragon 8', 'Apple M3']));
    expect(tablets.length).toBeLessThan(12);
  });

  it('has a readable address, and the product page shows the exact part', async () => {
    const found = await inCategory(
      'laptops',
      'spec_filter=processor:intel-core-ultra-7&spec_filter=graphics:integrata&per_page=1',
    );
    expect(found.totalCount).toBeGreaterThan(0);
    const [first] = (await inCategory('laptops', 'spec_filter=processor:intel-core-ultra-7')).products;
    const { json } = await provider.get(`/general/product_detail/${first?.url}`, { lang: 'ru' });
    expect(JSON.stringify(json)).toMatch(/Intel Core Ultra 7 \d{3}[HV]/);
  });
});

describe('filter options', () => {
  /** One kind of light, although it contains "and". */
  const WHOLE = ['Белый и цветной (RGB)', 'Albă și colorată (RGB)'];

  it('contain no lists', () => {
    const lists = everyValue()
      .flatMap(({ name_ru, name_ro }) => [name_ru, name_ro])
      .filter((name) => /, | (?:и|și|\+|\/|&) |[;]/.test(name) && !WHOLE.includes(name));
    expect(lists).toEqual([]);
  });

  it('are single only for list properties and families of parts', () => {
    const split = [...products()].flatMap(({ groups }) =>
      groups.flatMap((group) => group.properties.filter(({ facetOptions }) => facetOptions).map(({ key }) => key)),
    );
    const single = [...new Set(split)].filter((key) => propertyOf(key).type !== 'list');
    expect(single.toSorted()).toEqual(['graphics', 'processor']);
  });

  it.each(['ru', 'ro'])('put "none" last in %s', async (lang) => {
    const none = new Set(['Нет', 'Nu', 'Nu are']);
    let met = 0;
    const urls = new Set([...products()].flatMap(({ categoryPath }) => categoryPath));
    for (const url of urls)
      for (const { sp_key, options: offered } of (await inCategory(url, '', lang)).filters) {
        const at = offered.findIndex(({ name }) => none.has(name));
        if (at < 0) continue;
        met += 1;
        expect(at, `${url} ${sp_key}`).toBe(offered.length - 1);
      }
    expect(met).toBeGreaterThan(20);
  });
});
