import { describe, expect, it } from 'vitest';
import { importWithWords, loadWords, translator } from '#ui/i18n/i18n.ts';

/** A translator of any key, as a text that nobody has written has no type. */
const wordsIn = async (locale: 'ru' | 'ro') => {
  await loadWords(locale);
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

describe('code that is imported with its words', () => {
  const words = (texts: Readonly<Record<string, string>>) => async () => ({ default: { planted: texts } });

  it('has them in the languages that are spoken, and in those spoken later', async () => {
    await wordsIn('ru');
    const loads = { ru: words({ hello: 'Привет' }), ro: words({ hello: 'Salut' }) };
    expect(await importWithWords(loads, async () => 'code')).toBe('code');
    const [ru, ro] = [await wordsIn('ru'), await wordsIn('ro')];
    expect([ru('planted.hello'), ro('planted.hello')]).toEqual(['Привет', 'Salut']);
  });

  it('ERROR-7: fails when its words are lost, and has them at the next try', async () => {
    const t = await wordsIn('ru');
    let isLost = true;
    const lost = async () => {
      if (isLost) throw new Error('lost');
      return { default: { late: { hello: 'Привет' } } };
    };
    const load = () => importWithWords({ ru: lost, ro: lost }, async () => 'code');
    await expect(load()).rejects.toThrow('lost');
    isLost = false;
    expect(await load()).toBe('code');
    expect(t('late.hello')).toBe('Привет');
  });

  it('ERROR-7: fails when its code is lost, once its words are over', async () => {
    let isOver = false;
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isOver = true;
      return { default: {} };
    };
    const load = importWithWords({ ru: slow, ro: slow }, () => Promise.reject(new Error('no code')));
    await expect(load).rejects.toThrow('no code');
    expect(isOver).toBe(true);
  });
});
