import { describe, expect, it } from 'vitest';
import { blueprints } from '#adapters/provider-sandbox/catalogue/blueprints.ts';
import { agreeingColour, colourBySlug } from '#adapters/provider-sandbox/catalogue/colours.ts';
import { goods as sorts } from '#adapters/provider-sandbox/catalogue/goods.ts';
import type { SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';

const goods = [...products()];
const propertyOf = ({ groups }: SeedProduct, key: string) =>
  groups.flatMap(({ properties }) => properties).find((property) => property.key === key)?.value;

/** Endings of titles that start with a noun, each once. */
const colours = (language: 'ru' | 'ro', noun: string): string[] => [
  ...new Set(
    goods
      .map(({ title }) => title[language])
      .filter((title) => title.startsWith(`${noun} `))
      .map((title) => title.slice(title.lastIndexOf(', ') + 2)),
  ),
];

describe('a colour in a title', () => {
  it('agrees with the noun of the title', () => {
    expect(colours('ru', 'Кофемашина')).toEqual(expect.arrayContaining(['чёрная', 'белая']));
    expect(colours('ru', 'Наушники')).toEqual(expect.arrayContaining(['чёрные', 'серебристые', 'синие']));
    expect(colours('ru', 'Умные часы')).toContain('чёрные');
    expect(colours('ru', 'МФУ')).toContain('чёрное');
    expect(colours('ru', 'Смартфон')).toEqual(expect.arrayContaining(['чёрный', 'голубой']));
    expect(colours('ro', 'Căști')).toEqual(expect.arrayContaining(['negre', 'albe', 'argintii']));
    expect(colours('ro', 'Boxă portabilă')).toEqual(expect.arrayContaining(['neagră', 'roșie', 'albastră']));
    expect(colours('ro', 'Espressor')).toContain('negru');
  });

  it('has no masculine ending for another gender or number', () => {
    const others = [...sorts().values()].filter(({ noun: { agrees } }) => agrees.ru !== 'm');
    const found = others.flatMap(({ noun: { ru } }) => colours('ru', ru).filter((colour) => /[ыио]й$/.test(colour)));
    expect(found).toEqual([]);
  });

  it.each([
    ['sky', 'f', 'голубая', 'albastru-deschis'],
    ['mist-blue', 'pl', 'туманно-голубые', 'albastru-pal'],
    ['navy', 'n', 'тёмно-синее', 'bleumarin'],
    ['cosmic-orange', 'pl', 'космические оранжевые', 'portocaliu cosmic'],
    ['midnight', 'f', 'тёмная ночь', 'miezul nopții'],
    ['desert', 'f', 'песчаный титан', 'titan deșert'],
    ['titanium', 'f', 'титановая', 'titan'],
    ['mocha', 'pl', 'мокко', 'mocca'],
    ['green', 'f', 'зелёная', 'verde'],
  ] as const)('of %s beside %s is %s and %s', (slug, form, ru, ro) => {
    expect(agreeingColour({ agrees: { ru: form, ro: 'f' } }, colourBySlug(slug))).toEqual({ ru, ro });
  });

  it('keeps its dictionary form in properties, filters and swatches', () => {
    const cased = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    for (const product of goods) {
      const { ru, ro } = colourBySlug(product.colour.slug).title;
      expect(product.colour.title).toEqual({ ru, ro });
      expect(propertyOf(product, 'colour')).toEqual({ ru: cased(ru), ro: cased(ro) });
    }
  });
});

describe('the contents of the box', () => {
  it("start with the product's noun", () => {
    for (const { goods: sort, url } of blueprints()) {
      const product = goods.find((one) => one.url === url);
      const box = product && propertyOf(product, 'package');
      expect(`${box?.ru} ${box?.ro}`, url).not.toMatch(/\{\}|товар|устройство,|produsul|dispozitiv,/i);
      if (box && !/^(?:Робот|Пылесос|Стекло)/.test(box.ru)) {
        expect(box.ru.split(', ')[0], url).toBe(sort.noun.ru);
        expect(box.ro.split(', ')[0], url).toBe(sort.noun.ro);
      }
    }
  });

  it('include a bulb where a bulb is sold, as in its title and kind', () => {
    const lamps = goods.filter(({ family }) => family === 'smart-lamp');
    for (const lamp of lamps) {
      const kind = propertyOf(lamp, 'kind');
      const names = [lamp.title.ru, propertyOf(lamp, 'package')?.ru, lamp.title.ro, propertyOf(lamp, 'package')?.ro];
      const isBulb = kind?.ru === 'Лампа' && kind.ro === 'Bec';
      expect(
        names.map((name) => /^(?:Умная лампа|Bec inteligent)/.test(name ?? '')),
        lamp.url,
      ).toEqual(names.map(() => isBulb));
    }
    expect(lamps.map(({ title }) => title.ru)).toContain('Умная лампа Yeelight Smart Bulb W4, белая');
    expect(lamps.map(({ title }) => title.ro)).toContain('Bandă LED inteligentă Yeelight Lightstrip Pro 2 m, albă');
  });

  it('include spare tips for in-ear headphones only', () => {
    const boxes = (kind: string) =>
      goods
        .filter((product) => propertyOf(product, 'kind')?.ru === kind)
        .map((product) => propertyOf(product, 'package'));
    expect(boxes('Внутриканальные').length).toBeGreaterThan(0);
    for (const box of boxes('Внутриканальные'))
      expect(box).toMatchObject({ ru: expect.stringContaining('насадки'), ro: expect.stringContaining('dopuri') });
    expect(boxes('Охватывающие').length).toBeGreaterThan(0);
    for (const box of boxes('Охватывающие')) {
      expect(box?.ru).not.toContain('насадки');
      expect(box?.ro).not.toContain('dopuri');
    }
    const sony = goods.find(({ url }) => url.startsWith('sony-wh-1000xm6'));
    expect(sony && propertyOf(sony, 'package')).toEqual({
      ru: 'Наушники, кабель USB-C, чехол, инструкция',
      ro: 'Căști, cablu USB-C, husă, manual',
    });
  });
});
