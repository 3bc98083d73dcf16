import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CompareTable, compareTables, shownRows } from '#core/catalog/compare/index.ts';
import type { DescribedProduct } from '#core/catalog/products/index.ts';
import { aPhone, type ProductBuilder } from '#core/testing/index.ts';

type Values = Readonly<Record<string, Readonly<Record<string, string>>>>;

const reported = (product: ProductBuilder, values: Values): DescribedProduct => ({
  product: product.build(),
  properties: Object.entries(values).map(([title, properties]) => ({
    title,
    properties: Object.entries(properties).map(([key, value]) => ({ key, name: key.toUpperCase(), value })),
  })),
});
const phone = (name: string, values: Values = {}) => reported(aPhone(name), values);
const NO_TABLE: Pick<CompareTable, 'products' | 'decisive' | 'sections'> = { products: [], decisive: [], sections: [] };

const row = (...values: (string | undefined)[]) => {
  const common = { Common: { model: 'X' } };
  const items = values.map((value, place) =>
    phone(String(place), value === undefined ? common : { Main: { key: value }, ...common }),
  );
  const found = compareTables(items)[0]?.sections.find(({ title }) => title === 'Main')?.rows[0];
  if (!found) throw new Error('There is no row');
  return found;
};

describe('the table of a comparison', () => {
  it('COMPARE-5: stands products of a category side by side, property by property', () => {
    const tables = compareTables([
      phone('A', { Screen: { size: '6″', type: 'OLED' }, Power: { battery: '5 000 mAh' } }),
      phone('B', { Screen: { type: 'OLED', size: '6.5″', hz: '120 Hz' }, Body: { weight: '180 g' } }),
    ]);
    expect(tables).toEqual([
      {
        category: { url: 'phones', title: 'Phones' },
        products: [aPhone('A').build(), aPhone('B').build()],
        cheapest: [],
        decisive: [],
        sections: [
          {
            title: 'Screen',
            rows: [
              { key: 'size', name: 'SIZE', values: ['6″', '6.5″'], same: false, best: [] },
              { key: 'type', name: 'TYPE', values: ['OLED', 'OLED'], same: true, best: [] },
              { key: 'hz', name: 'HZ', values: [undefined, '120 Hz'], same: false, best: [] },
            ],
          },
          {
            title: 'Power',
            rows: [{ key: 'battery', name: 'BATTERY', values: ['5 000 mAh', undefined], same: false, best: [] }],
          },
          {
            title: 'Body',
            rows: [{ key: 'weight', name: 'WEIGHT', values: [undefined, '180 g'], same: false, best: [] }],
          },
        ],
      },
    ]);
  });

  it('COMPARE-5: has a table for each top category, in the order of adding', () => {
    const laptops = [{ url: 'laptops', title: 'Laptops' }];
    const tables = compareTables([
      reported(aPhone('L').being({ categories: laptops }), {}),
      phone('A'),
      reported(aPhone('M').being({ categories: [...laptops, { url: 'gaming', title: 'Gaming' }] }), {}),
      reported(aPhone('N').being({ categories: [] }), {}),
    ]);
    expect(tables.map(({ category, products }) => [category, products.map(({ productId }) => productId)])).toEqual([
      [{ url: 'laptops', title: 'Laptops' }, ['L', 'M']],
      [{ url: 'phones', title: 'Phones' }, ['A']],
      [{ url: '', title: '' }, ['N']],
    ]);
    expect(compareTables([])).toEqual([]);
  });

  it('COMPARE-5: keeps a property of the same key in another section apart', () => {
    const [table] = compareTables([phone('A', { One: { x: '1' }, Two: { x: '2' } }), phone('B', { Two: { x: '2' } })]);
    expect(table?.sections.map(({ rows }) => rows[0]?.values)).toEqual([
      ['1', undefined],
      ['2', '2'],
    ]);
  });

  it('COMPARE-6: can show the differences alone', () => {
    const [table] = compareTables([
      phone('A', { Screen: { baterie: '5 Ah', size: '6″', type: 'OLED' }, Sound: { jack: 'yes' } }),
      phone('B', { Screen: { baterie: '5 Ah', size: '7″', type: 'OLED' }, Sound: { jack: 'yes' } }),
    ]);
    const shown = (onlyDifferences: boolean) => shownRows(table ?? NO_TABLE, onlyDifferences);
    expect(shown(false)).toEqual({ decisive: table?.decisive, sections: table?.sections });
    expect(shown(true)).toEqual({
      decisive: [],
      sections: [
        { title: 'Screen', rows: [{ key: 'size', name: 'SIZE', values: ['6″', '7″'], same: false, best: [] }] },
      ],
    });
    expect(row('x').same).toBe(true);
  });

  it('COMPARE-11: shows nothing of a product that is alone', () => {
    const [table] = compareTables([phone('A', { Screen: { size: '6″' } })]);
    expect(table?.sections).toHaveLength(1);
    for (const onlyDifferences of [false, true])
      expect(shownRows(table ?? NO_TABLE, onlyDifferences)).toEqual({ decisive: [], sections: [] });
  });

  it.each([
    ['Бренд', 'Комплект', 'Процессор', 'Основная камера', 'Диагональ экрана', 'Ёмкость аккумулятора'],
    ['Marcă', 'Conținutul pachetului', 'Procesor', 'Camera principală', 'Diagonala ecranului', 'Capacitatea bateriei'],
  ])(
    'COMPARE-12: begins with what decides and ends with brand and box: %s',
    (brand, box, chip, camera, screen, power) => {
      const [table] = compareTables([
        phone('A', {
          General: { [box]: 'a', [brand]: 'b', os: 'c' },
          Chip: { [chip]: 'd' },
          Power: { [power]: '5 Wh' },
        }),
        phone('B', { Camera: { [camera]: '50 MP' }, Screen: { [screen]: '6″' } }),
      ]);
      const names = (rows: CompareTable['decisive'] = []) => rows.map(({ key }) => key);
      expect(names(table?.decisive)).toEqual([screen, camera, power]);
      expect(table?.sections.map(({ title, rows }) => [title, names(rows)])).toEqual([
        ['Chip', [chip]],
        ['General', ['os', brand, box]],
      ]);
    },
  );

  it('COMPARE-5: knows the cheapest', () => {
    const cheapest = (...prices: number[]) =>
      compareTables(prices.map((price, place) => reported(aPhone(String(place)).costing(price), {})))[0]?.cheapest;
    expect(cheapest(300, 100, 200)).toEqual([1]);
    expect(cheapest(100, 100, 200)).toEqual([0, 1]);
    expect(cheapest(100, 100)).toEqual([]);
  });
});

describe('the best value of a row', () => {
  it.each([
    [['8 ГБ', '12 ГБ'], [1]],
    [['512 GB', '1 TB'], [1]],
    [['512 МБ', '1 ГБ'], [1]],
    [['1024 MB', '1 GB', '2 GB'], [2]],
    [
      ['1024 ГБ', '1 ТБ', '512 ГБ'],
      [0, 1],
    ],
    [['5000 мА·ч', '4 500 мА·ч'], [0]],
    [['5000 mAh', '4500 мАч'], [0]],
    [['4 500 мАч', '5 000 mAh', '600 mAh'], [1]],
    [['50 Вт·ч', '70 Wh'], [1]],
    [
      ['60 Гц', '120 Hz', '120 Гц'],
      [1, 2],
    ],
    [['3,5 ГГц', '3600 МГц'], [1]],
    [['44.1 kHz', '48000 Hz'], [1]],
    [['44,1 кГц', '0.1 MHz', '0.00001 GHz'], [1]],
    [['50 Мп', '12 MP'], [0]],
    [['1000 нит', '1200 niți', '900 nits'], [1]],
    [['800 лм', '900 lm'], [1]],
    [['500 МБ/с', '3500 MB/s'], [1]],
    [['100 Мбит/с', '300 Mbps'], [1]],
    [['90 мин', '1 ч'], [0]],
    [['90 min', '2 h'], [1]],
    [['4000 Па', '5000 Pa'], [1]],
    [['20 км', '25 km'], [1]],
    [['180 г', '0,2 кг'], [0]],
    [['180 g', '0.1 kg'], [1]],
    [['5 мс', '1 ms'], [1]],
    [['60 дБ', '55 dB'], [1]],
    [['8 ГБ', undefined, '12 ГБ'], [2]],
    [[' 8 ГБ ', '4ГБ'], [0]],
    [['IP48', 'IP68'], [1]],
    [['4K', '8K', '4K'], [1]],
    [['Wi-Fi 7', 'Wi-Fi 6'], [0]],
    [['200 г', '205 г'], [0]],
    [
      ['24 месяца', '12 месяцев', '24 de luni'],
      [0, 2],
    ],
  ])('COMPARE-7: of %j is at %j', (values, best) => {
    expect(row(...values).best).toEqual(best);
  });

  it.each([
    ['Зарядка', ['20 Вт', '100 Вт'], [1]],
    ['Încărcare', ['100 W', '20 W'], [0]],
    ['Bluetooth', ['5.3', '6', '6'], [1, 2]],
    ['Мощность', ['20 Вт', '100 Вт'], []],
    ['Порты', ['2', '3'], []],
  ])('COMPARE-7: of the property %s, %j is best at %j', (name, values, best) => {
    const items = values.map((value, place) => {
      const { product } = phone(String(place), {});
      return { product, properties: [{ title: 'Main', properties: [{ key: 'key', name, value }] }] };
    });
    expect(compareTables(items)[0]?.sections[0]?.rows[0]?.best).toEqual(best);
  });

  it.each([
    [['8 ГБ', '8 GB']],
    [['6″', '7″']],
    [['214 г', '215 г']],
    [['IP68', 'IPX8']],
    [['4K', '30 кадров/с']],
    [['30 Вт', '60 Вт']],
    [['8 ГБ', '120 Гц']],
    [['8 ГБ', 'нет']],
    [['8 ГБ', 'нет', '12 ГБ']],
    [['8 ГБ', undefined]],
    [['8 ГБ', 'ГБ']],
    [['constructor', '8 ГБ']],
    [['OLED', 'IPS']],
    [['1 000 x 2 GB', '2 GB']],
    [['x8 ГБ', '4 ГБ']],
    [['8 ГБ 2', '4 ГБ']],
    [['1.2.3 ГБ', '4 ГБ']],
    [['8 ГБ']],
  ])('COMPARE-7: is not notified of %j', (values) => {
    expect(row(...values).best).toEqual([]);
  });

  it('COMPARE-5: a weight in grams and one in kilograms stand in one row', () => {
    const weighing = (id: string, key: string, value: string) => {
      const { product } = phone(id, {});
      return { product, properties: [{ title: 'Body', properties: [{ key, name: 'Weight', value }] }] };
    };
    const [table] = compareTables([weighing('A', 'weight', '254 g'), weighing('B', 'weight_kg', '0,19 kg')]);
    expect(table?.sections).toEqual([
      {
        title: 'Body',
        rows: [{ key: 'weight_kg', name: 'Weight', values: ['254 g', '0,19 kg'], same: false, best: [1] }],
      },
    ]);
  });

  it('COMPARE-7: nothing is better or cheaper among products of unlike kinds', () => {
    const [table] = compareTables([
      phone('A', { Sound: { drivers: '40 mm', noise: 'active' }, Power: { time: '30 h' } }),
      phone('B', { Sound: { power: '7 W', party: 'yes' }, Power: { time: '7 h' } }),
    ]);
    expect(table?.sections.flatMap(({ rows }) => rows.flatMap(({ best }) => best))).toEqual([]);
  });

  it('COMPARE-7: does not depend on the order of the products', () => {
    const values = fc.array(fc.constantFrom('4 GB', '8 GB', '1 TB', 'x', undefined), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(values, (all) => {
        if (all.every((value) => value === undefined)) return;
        const forth = row(...all).best.map((place) => all[place]);
        const back = row(...[...all].reverse()).best.map((place) => [...all].reverse()[place]);
        expect(back).toEqual([...forth].reverse());
      }),
    );
  });
});
