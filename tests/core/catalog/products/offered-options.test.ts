import { describe, expect, it } from 'vitest';
import {
  type CheckboxFacet,
  chosenOf,
  isChosenOption,
  offeredOptions,
  parseListing,
  toggleOption,
} from '#core/catalog/products/index.ts';

const option = (name: string, count = 1) => ({ name, value: name, count });
const inches = Array.from({ length: 18 }, (_, place) => option(`${(61 + place) / 10}″`.replace('.', ',')));
const names = (options: readonly { name: string }[]) => options.map(({ name }) => name);

describe('what a filter offers', () => {
  it('FACET-8: ranges in place of many numbers, each of about as many, which begin with round ones', () => {
    const offered = offeredOptions(inches.toReversed(), []);
    expect(names(offered)).toEqual(['6–6,4″', '6,5–6,6″', '6,7–6,9″', '7–7,4″', '7,5–7,6″', '7,7–7,8″']);
    expect(offered[0]).toMatchObject({ value: '6,1″\u241F6,2″\u241F6,3″\u241F6,4″', count: 4 });
    const thirteen = [9, 10, 11, 12, 100, 200, 300, 400, 500, 1000, 2000, 3000, 4000].map((mah) =>
      option(`${mah} мА·ч`),
    );
    expect(names(offeredOptions(thirteen, []))).toEqual([
      '9–10 мА·ч',
      '11–99 мА·ч',
      '100–399 мА·ч',
      '400–999 мА·ч',
      '1000–2999 мА·ч',
      '3000–4000 мА·ч',
    ]);
  });

  it('FACET-8: fewer ranges in place of fewer numbers', () => {
    expect(names(offeredOptions(inches.slice(0, 9), []))).toEqual(['6–6,2″', '6,3–6,4″', '6,5–6,7″', '6,8–6,9″']);
    expect(offeredOptions(inches.slice(0, 12), [])).toHaveLength(4);
    expect(offeredOptions(inches.slice(0, 13), [])).toHaveLength(6);
  });

  it('FACET-8: a range ends just below the next, in the last decimal that the numbers have', () => {
    const phones = '1,8 2,4 2,8 5,7 6,1 6,3 6,36 6,55 6,59 6,6 6,67 6,7 6,73 6,77 6,78 6,8 6,83 6,9'.split(' ');
    const offered = offeredOptions(
      phones.map((size) => option(`${size}″`)),
      [],
    );
    expect(names(offered)).toEqual(['1,8–4,99″', '5–6,49″', '6,5–6,59″', '6,6–6,69″', '6,7–6,79″', '6,8–6,9″']);
    expect(offered.flatMap(({ value }) => value.split('\u241F'))).toEqual(phones.map((size) => `${size}″`));
  });

  it('FACET-8: ranges are written as the numbers are: thousands and four digits apart or not, and equal ones stay together', () => {
    const watts = ['300', '900', '950', '1 000', '1 260', '1 450', '1 760', '1 800', '1 830'];
    expect(
      names(
        offeredOptions(
          watts.map((size) => option(`${size} Вт`)),
          [],
        ),
      ),
    ).toEqual(['300–999 Вт', '1 000–1 399 Вт', '1 400–1 799 Вт', '1 800–1 830 Вт']);
    const plain = ['2000', '6000', '10 000', '13 000', '14 000', '20 000', '22 000', '25 000', '30 000'];
    expect(
      names(
        offeredOptions(
          plain.map((pressure) => option(`${pressure} Па`)),
          [],
        ),
      ),
    ).toEqual(['2000–9999 Па', '10 000–19 999 Па', '20 000–24 999 Па', '25 000–30 000 Па']);
    const points = ['0.5', '1.0', '1', '1.5', '2', '2.5', '3', '40', '500'].map((size) => option(`${size} l`));
    expect(names(offeredOptions(points, []))).toEqual(['0.5–1.4 l', '1.5–2.4 l', '2.5–39.9 l', '40–500 l']);
  });

  it('FACET-8: everything as it is where numbers are few, of several units, among words, or chosen one by one', () => {
    for (const options of [
      inches.slice(0, 8),
      [...inches, option('2 ТБ')],
      [...inches, option('Нет')],
      inches.map((one) => ({ ...one, value: `a\u241F${one.value}` })),
    ])
      expect(offeredOptions(options, [])).toEqual(options);
    expect(offeredOptions(inches, ['6,2″'])).toEqual(inches);
    expect(offeredOptions(inches, ['6,1″', '6,2″', '6,3″', '6,4″'])).toHaveLength(6);
  });

  it('FACET-8: a range is chosen and left as all its numbers, from an address too, and is named as one', () => {
    const [first] = offeredOptions(inches, []);
    const value = first?.value ?? '';
    const once = toggleOption([{ filterId: 'screen', values: ['6,2″'] }], 'screen', value, false);
    expect(once).toEqual([{ filterId: 'screen', values: ['6,1″', '6,2″', '6,3″', '6,4″'] }]);
    expect([isChosenOption(once, 'screen', value), isChosenOption(once, 'screen', '7″')]).toEqual([true, false]);
    expect(isChosenOption([], 'screen', value)).toBe(false);
    expect(toggleOption(once, 'screen', value, false)).toEqual([]);
    expect(parseListing([['spec_filter', `screen:${value}`]]).selection).toEqual(once);
    expect(parseListing([['spec_filter', 'screen:\u241F']]).selection).toEqual([]);
    const plain: CheckboxFacet = {
      type: 'checkbox',
      filterId: 'screen',
      name: '',
      options: inches,
      selectedOptions: [],
    };
    const facet = { ...plain, offered: offeredOptions(inches, []) };
    const values = ['8 K', ...(once[0]?.values ?? []), '7″'];
    expect(names(chosenOf([facet], { filterId: 'screen', values }))).toEqual(['6–6,4″', '8 K', '7″']);
    for (const facets of [[], [plain]])
      expect(names(chosenOf(facets, { filterId: 'screen', values: ['7″'] }))).toEqual(['7″']);
  });

  it('FACET-9: what would find nothing stands last, unless it is chosen', () => {
    const options = [option('Apple', 0), option('Honor', 0), option('Nokia', 2), option('Realme', 1)];
    expect(names(offeredOptions(options, ['Honor']))).toEqual(['Honor', 'Nokia', 'Realme', 'Apple']);
  });
});
