import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckboxFacet, SearchListing } from '#core/catalog/products/index.ts';
import { createSearchByMeaning } from '#core/catalog/search/index.ts';
import { fold } from '#core/catalog/search/understanding/fold.ts';
import { textWithout, wishesIn } from '#core/catalog/search/understanding/wishes.ts';
import { err, failure, fromMdl, ok } from '#core/kernel/shared/index.ts';
import { aPhone, fakeProductCatalog } from '#core/testing/index.ts';

const filter = (filterId: string, name: string, ...options: readonly string[]): CheckboxFacet => ({
  type: 'checkbox',
  filterId,
  name,
  options: options.map((option) => ({ name: option, value: option, count: 1 })),
  selectedOptions: [],
});

const facets = [
  filter('memory', 'Оперативная память', '8 ГБ', '16 ГБ'),
  filter('storage', 'Встроенная память', '128 ГБ', '16 ГБ', '1 ТБ'),
  filter('battery', 'Ёмкость аккумулятора', '4000 мА·ч', '5000 мА·ч', '10 000 мА·ч'),
  filter('screen', 'Диагональ экрана', '6,7″', '15,6″'),
  filter('nfc', 'NFC', 'Да', 'Нет'),
  filter('colour', 'Цвет', 'Белый', 'Тёмно-синий', 'Синий'),
];

/** A shop that finds the same for every text, or what is given of it, and records what it was asked. */
const shopOf = (changes: Partial<SearchListing> = {}, counts: Readonly<Record<string, number>> = {}) => {
  const asked: unknown[] = [];
  const nothing = fakeProductCatalog([]).search;
  const means = createSearchByMeaning({
    catalog: {
      search: async (query, signal) => {
        asked.push(query);
        const empty = await nothing(query, signal);
        const totalCount = counts[query.text] ?? 1;
        return empty.ok
          ? ok({ ...empty.value, products: [aPhone('1').build()], totalCount, facets, ...changes })
          : empty;
      },
    },
  });
  return { means, asked };
};
const stateOf = async (text: string, changes: Partial<SearchListing> = {}) =>
  (await shopOf(changes).means({ locale: 'ru', text }))?.state;
const chosen = async (text: string, changes: Partial<SearchListing> = {}) =>
  Object.fromEntries(
    ((await stateOf(text, changes))?.selection ?? []).map(({ filterId, values }) => [filterId, values]),
  );

describe('what a text asks for beside goods', () => {
  it.each([
    ['телефон до 5000', { to: fromMdl(5000) }],
    ['телефон от 3 000 до 5 000 лей', { from: fromMdl(3000), to: fromMdl(5000) }],
    ['телефон 5000-3000', { from: fromMdl(3000), to: fromMdl(5000) }],
    ['телефон до 5к', { to: fromMdl(5000) }],
    ['телефон от 5 до 7 тысяч', { from: fromMdl(5000), to: fromMdl(7000) }],
    ['telefon sub 4500 lei', { to: fromMdl(4500) }],
    ['telefon între 2000 și 3000 de lei', { from: fromMdl(2000), to: fromMdl(3000) }],
    ['лампа до 50 лей', { to: fromMdl(50) }],
  ])('SEARCH-17: %s is a price', async (text, price) => {
    expect((await stateOf(text))?.price).toEqual(price);
  });

  it('SEARCH-17: a small number without a currency is none', async () => {
    expect(await stateOf('телефон до 9')).toBeUndefined();
  });

  it.each([
    ['телефон 8 гб', { memory: ['8 ГБ'] }],
    ['телефон 16 гб', { memory: ['16 ГБ'] }],
    ['телефон 8/128', { memory: ['8 ГБ'], storage: ['128 ГБ'] }],
    ['телефон 1 тб', { storage: ['1 ТБ'] }],
    ['телефон 128', { storage: ['128 ГБ'] }],
    ['ноутбук 15', { screen: ['15,6″'] }],
    ['телефон 6.7 дюйма', { screen: ['6,7″'] }],
    ['телефон от 5000 мач', { battery: ['5000 мА·ч', '10 000 мА·ч'] }],
    ['телефон до 4000 мач', { battery: ['4000 мА·ч'] }],
    ['телефон с большой батареей', { battery: ['10 000 мА·ч'] }],
    ['telefon cu nfc', { nfc: ['Да'] }],
    ['синие телефоны', { colour: ['Тёмно-синий', 'Синий'] }],
  ])('SEARCH-17: %s chooses among the filters', async (text, selection) => {
    expect(await chosen(text)).toEqual(selection);
  });

  it('SEARCH-17: what no filter has stays text, in its place', async () => {
    const { means, asked } = shopOf();
    const meant = await means({ locale: 'ru', text: 'красный айфон 17 pro 1 тб белый' });
    expect(meant?.text).toBe('красный айфон 17 pro');
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatchObject({ text: 'айфон pro', state: { selection: [], price: {} } });
    expect(asked[1]).toMatchObject({ text: 'красный айфон 17 pro', state: { selection: expect.anything() } });
  });

  it('SEARCH-17: goods that are called by a feature are looked for by it', async () => {
    const meant = await shopOf().means({ locale: 'ru', text: 'беспроводная зарядка до 1000' });
    expect(meant).toMatchObject({ text: 'беспроводная зарядка', state: { price: { to: fromMdl(1000) } } });
  });

  it('SEARCH-17: cheap ones first, dear ones first', async () => {
    expect((await stateOf('недорогой телефон'))?.sort).toBe('price+');
    expect((await stateOf('cel mai scump laptop'))?.sort).toBe('price-');
  });

  it('SEARCH-17: a category that is named whole is chosen among several, and one that is searched in is kept', async () => {
    const byCategory = [
      { url: 'robots', title: 'Роботы-пылесосы', totalCount: 5 },
      { url: 'watches', title: 'Умные часы', totalCount: 3 },
    ];
    const categoryOf = async (text: string, category?: string) =>
      (await shopOf({ byCategory }).means({ locale: 'ru', text, category }))?.category;
    expect(await categoryOf('умные часы до 3000')).toBe('watches');
    expect(await categoryOf('пылесос до 3000')).toBeUndefined();
    expect(await categoryOf('умные часы до 3000', 'robots')).toBe('robots');
  });

  const found = (brand: string, title: string, ...categories: readonly string[]) => ({
    products: [{ ...aPhone('1').build(), brand, title }],
    byCategory: categories.map((name) => ({ url: name, title: name, totalCount: 1 })),
  });

  it.each([
    ['xiaomi 15', 'Xiaomi', 'Xiaomi 15 Ultra'],
    ['сяоми 15', 'Xiaomi', 'Xiaomi 15T'],
    ['ксиоми 15', 'Xiaomi', 'Xiaomi 15T Pro'],
    ['xiomi 15', 'Xiaomi', 'Xiaomi 15 Ultra'],
    ['xaomi 15', 'Xiaomi', 'Xiaomi 15 Ultra'],
    ['самсунг 26', 'Samsung', 'Samsung Galaxy S26'],
    ['айфон 17', 'Apple', 'Apple iPhone 17'],
    ['редми 15', 'Xiaomi', 'Redmi 15'],
    ['хуавей 15', 'Huawei', 'Huawei Nova 15'],
    ['galaxy 25', 'Samsung', 'Samsung Galaxy S25 FE'],
  ])('SEARCH-19: the number of %s is of a model, however its maker is spelt', async (text, brand, title) => {
    expect(await stateOf(text, found(brand, title, 'Смартфоны Xiaomi', 'Apple iPhone', 'Рюкзаки'))).toBeUndefined();
    expect(await stateOf(text, found(brand, title, 'Smartphone-uri Samsung', 'Rucsacuri'))).toBeUndefined();
  });

  it('SEARCH-19: where no title has the number, or the kind of goods is said, it is a size', async () => {
    expect(await chosen('xiaomi 15', found('Xiaomi', 'Рюкзак Xiaomi 156', 'Рюкзаки'))).toEqual({ screen: ['15,6″'] });
    expect(await chosen('ноутбук 15', found('ASUS', 'ASUS Vivobook 15', 'Ноутбуки'))).toEqual({ screen: ['15,6″'] });
    expect(await chosen('laptop асус 15', found('ASUS', 'Vivobook 15', 'Laptopuri'))).toEqual({ screen: ['15,6″'] });
  });

  it('SEARCH-19: goods of several makers are called so only where the number follows their very words', async () => {
    const { products } = found('Xiaomi', 'Redmi Note 15 5G');
    const mixed = { products: [...products, { ...aPhone('2').build(), brand: 'ASUS', title: 'ASUS Vivobook 15' }] };
    expect(await stateOf('note 15', mixed)).toBeUndefined();
    expect(await chosen('ноут 15', mixed)).toEqual({ screen: ['15,6″'] });
  });

  it('SEARCH-19: what is asked for beside a model is still understood, and so is memory', async () => {
    const { means } = shopOf(found('Xiaomi', 'Xiaomi 15 Ultra 16/128 ГБ', 'Рюкзаки'));
    expect(await means({ locale: 'ru', text: 'сяоми 15 128 до 20000' })).toMatchObject({
      text: 'сяоми 15',
      state: { price: { to: fromMdl(20_000) }, selection: [{ filterId: 'storage', values: ['128 ГБ'] }] },
    });
  });

  it('SEARCH-18: nothing is understood of names alone, where nothing is found, or where the shop fails', async () => {
    const { means, asked } = shopOf();
    expect(await means({ locale: 'ru', text: 'samsung galaxy' })).toBeUndefined();
    expect(await means({ locale: 'ru', text: 'до 5000' })).toBeUndefined();
    expect(asked).toEqual([]);
    const emptyAround = shopOf({}, { телефон: 0 });
    expect(await emptyAround.means({ locale: 'ru', text: 'телефон до 5000' })).toBeUndefined();
    expect(emptyAround.asked).toHaveLength(1);
    const emptyInside = shopOf({}, { 'телефон красный': 0 });
    expect(await emptyInside.means({ locale: 'ru', text: 'телефон красный до 5000' })).toBeUndefined();
    const failing = createSearchByMeaning({
      catalog: { search: async () => err(failure('network', 'network', 'down')) },
    });
    expect(await failing({ locale: 'ru', text: 'телефон до 5000' })).toBeUndefined();
  });

  it('SEARCH-17: any text is read without overlaps, and without wishes it is left as it is', () => {
    const word = fc.constantFrom(
      'до',
      'от',
      '5000',
      '8',
      'гб',
      '65"',
      '8/256',
      'лей',
      'cu',
      'nfc',
      'ieftin',
      '-',
      'ё',
      'İ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (written) => {
        expect(fold(written)).toHaveLength(written.length);
        const wishes = wishesIn(written);
        for (const [at, { from, to }] of wishes.entries()) {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThanOrEqual(wishes[at - 1]?.to ?? 0);
        }
        expect(textWithout(written, wishes).length).toBeLessThanOrEqual(written.length);
      }),
    );
  });
});
