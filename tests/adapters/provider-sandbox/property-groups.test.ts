import { describe, expect, it } from 'vitest';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import { familyOverrides, propertyGroups } from '#adapters/provider-sandbox/catalogue/properties.ts';

const goods = [...products()];
const headingOf = (group: string) => propertyGroups().get(group)?.title.ru;
const LANGUAGES = ['ru', 'ro'] as const;

/** Every property of every product with its group. */
const rows = goods.flatMap(({ url, family, groups }) =>
  groups.flatMap(({ title, properties: listed }) => listed.map((row) => ({ url, family, title, ...row }))),
);

/** The groups of a property, of all goods or one family. */
const headingsOf = (key: string, family?: string): string[] => [
  ...new Set(
    rows.filter((row) => row.key === key && (family ?? row.family) === row.family).map(({ title }) => title.ru),
  ),
];

describe('a property', () => {
  it.each([
    ['ports', ['Порты и разъёмы']],
    ['connector', ['Порты и разъёмы']],
    ['lan', ['Порты и разъёмы']],
    ['light_flow', ['Изображение', 'Свет']],
    ['light_colour', ['Свет']],
    ['backlight', ['Экран']],
    ['key_backlight', ['Клавиатура']],
    ['layout', ['Клавиатура']],
    ['card_slot', ['Память']],
    ['storage', ['Память']],
    ['gps', ['Связь']],
    ['cord', ['Питание']],
    ['length', ['Корпус']],
    ['country', ['Общие']],
    ['os', ['Общие']],
  ])('%s is in the group a buyer expects: %s', (key, headings) => {
    expect(headingsOf(key).toSorted()).toEqual(headings);
  });

  it.each(['smart-lamp', 'projector', 'media-player', 'security-camera', 'printer', 'keyboard'])(
    'is not in the screen group of a %s without a screen',
    (family) => {
      const found = rows.filter((row) => row.family === family && row.title.ru === headingOf('screen'));
      expect(found.map(({ url, key }) => `${url} ${key}`)).toEqual([]);
    },
  );

  it('in the camera or sport group belongs to such goods', () => {
    const sporty = new Set(rows.filter(({ title }) => title.ru === headingOf('health')).map(({ family }) => family));
    expect([...sporty].toSorted()).toEqual(['fitness-band', 'watch']);
    const filming = new Set(rows.filter(({ title }) => title.ru === headingOf('camera')).map(({ family }) => family));
    expect([...filming].filter((family) => /speaker|lamp|headset|vacuum/.test(family))).toEqual([]);
  });

  it("never has its group's name", () => {
    for (const language of LANGUAGES) {
      const alike = rows.filter(({ title, name }) => title[language] === name[language]);
      expect([...new Set(alike.map(({ key }) => key))], language).toEqual([]);
    }
  });

  it('has a group of its own only when the property exists', () => {
    const others = [...familyOverrides().values()].filter(({ group }) => group !== undefined);
    expect(others.map(({ family, key }) => headingsOf(key, family))).toEqual(
      others.map(({ group = '' }) => [headingOf(group)]),
    );
  });

  it('has a decimal comma before a unit, and kelvins only for temperatures', () => {
    const measured = rows.flatMap(({ url, value }) => [`${url} ${value.ru}`, `${url} ${value.ro}`]);
    expect(measured.filter((text) => /\d\.\d+(?:\s?(?:мм?|mm?)(?!\p{L})|″)/u.test(text))).toEqual([]);
    expect(measured).toContain('apple-macbook-air-13-m4-16-256-midnight USB-C, MagSafe 3, 3,5 мм');
    const warm = rows.filter(({ name }) => /температура/i.test(name.ru) && name.ru !== 'Выбор температуры');
    expect(warm.filter(({ value }) => !/\d/.test(value.ru))).toEqual([]);
  });
});
