import { describe, expect, it } from 'vitest';
import { loadDictionary, translator, withAllWords } from '#ui/i18n/i18n.ts';

/** A translator of any key, as a text that nobody has written has no type. */
const wordsIn = async (locale: 'ru' | 'ro') => {
  await Promise.all([loadDictionary(locale), withAllWords(async () => undefined)()]);
  return translator(locale) as unknown as (key: string, values?: object) => string;
};

describe('a translator', () => {
  it.each([
    ['ru', ['0 товаров', '1 товар', '2 товара', '5 товаров', '21 товар', '101 товар']],
    ['ro', ['0 produse', '1 produs', '2 produse', '5 produse', '21 de produse', '101 produse']],
  ] as const)('LOCALE-1: chooses the plural form of %s', async (locale, forms) => {
    const t = await wordsIn(locale);
    const counts = [0, 1, 2, 5, 21, 101];
    expect(counts.map((count) => t('listing.count', { count, shown: String(count) }))).toEqual(forms);
  });

  it('puts values in as they are', async () => {
    const t = await wordsIn('ru');
    const title = '<b>"A & B"</b> {{shown}} $t(tile.code) $& 100%';
    expect(t('tile.addOf', { title })).toBe(`Положить в корзину: ${title}`);
    expect(t('tile.addOf', { title: undefined })).toBe('Положить в корзину: ');
  });

  it('reads words within words', async () => {
    const t = await wordsIn('ru');
    expect(t('priceTiers.second.name')).toBe('Цена партнёра');
  });

  it('gives the key of a text that is missing', async () => {
    const t = await wordsIn('ru');
    expect(t('cart.absent')).toBe('cart.absent');
    expect(t('cart.absent', { count: 2 })).toBe('cart.absent');
  });

  it('speaks one language while another is spoken', async () => {
    const [ru, ro] = await Promise.all([wordsIn('ru'), wordsIn('ro')]);
    expect([ru('nav.cart'), ro('nav.cart'), ru('nav.cart')]).toEqual(['Корзина', 'Coș', 'Корзина']);
  });
});
