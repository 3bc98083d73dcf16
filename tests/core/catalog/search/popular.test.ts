import { expect, it } from 'vitest';
import { findAlternative, popularShown } from '#core/catalog/search/index.ts';
import { POPULAR_SHOWN } from '#core/catalog/search/popular.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';

const texts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

it('SEARCH-14: shows six popular texts, then the next six, round and round', () => {
  expect(POPULAR_SHOWN).toBe(6);
  expect(popularShown(texts, 0)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(popularShown(texts, 1)).toEqual(['g', 'h', 'i', 'a', 'b', 'c']);
  expect(popularShown(texts, 3)).toEqual(popularShown(texts, 0));
});

it('SEARCH-14: shows all where there are no more', () => {
  expect(popularShown(['a', 'b'], 5)).toEqual(['a', 'b']);
  expect(popularShown(texts.slice(0, 6), 1)).toEqual(texts.slice(0, 6));
  expect(popularShown([], 1)).toEqual([]);
});

it('SEARCH-10: gives the first other spelling that finds something, and passes over what fails', async () => {
  const asked: string[] = [];
  const found = await findAlternative('ксиоми', async (text) => {
    asked.push(text);
    return text === 'ksiomi' ? ok({ totalCount: 2, products: [] }) : err(failure('network', 'network', 'down'));
  });
  expect(found).toEqual({ text: 'ksiomi', found: { totalCount: 2, products: [] } });
  expect(asked).toEqual(['xiaomi', 'ksiomi']);
  expect(await findAlternative('ксиоми', async () => ok({ totalCount: 0, products: [] }))).toBeUndefined();
});

it('SEARCH-11: takes what another layout finds only where a title names it', async () => {
  const read = async (text: string, other: string, title: string) =>
    (
      await findAlternative(text, async (asked) =>
        ok(asked === other ? { totalCount: 1, products: [{ title }] } : { totalCount: 0, products: [] }),
      )
    )?.text;
  expect(await read('hjkl', 'ролд', 'Ноутбук Apple MacBook Air, золотой')).toBeUndefined();
  expect(await read('rjatdfhrf', 'кофеварка', 'Кофемашина De’Longhi')).toBe('кофеварка');
  expect(await read('сфые', 'cast', 'Căști Sony')).toBe('cast');
  expect(await read('ьш19123219', 'mi19123219', 'Смартфон')).toBe('mi19123219');
  expect(await read('фсс-19123219', 'acc-19123219', 'Чехол')).toBe('acc-19123219');
});

it('SEARCH-11: takes no bare number for a word that names what was found', async () => {
  const swapped = async (text: string, other: string, title: string) =>
    (
      await findAlternative(text, async (asked) =>
        ok(asked === other ? { totalCount: 1, products: [{ title }] } : { totalCount: 0, products: [] }),
      )
    )?.text;
  expect(await swapped('hjkl 17', 'ролд 17', 'Xiaomi 17 Ultra')).toBeUndefined();
  expect(await swapped('шзрщту 17', 'iphone 17', 'Apple iPhone 17')).toBe('iphone 17');
  expect(await swapped('фззду ы25', 'apple s25', 'Samsung Galaxy S25')).toBe('apple s25');
});
