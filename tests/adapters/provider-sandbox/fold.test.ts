import { describe, expect, it } from 'vitest';
import { fold } from '#adapters/provider-sandbox/db/fold.ts';
import { compareNaturally } from '#adapters/provider-sandbox/db/natural.ts';

describe('fold', () => {
  it.each([
    ['Căști și încărcătoare', 'casti si incarcatoare'],
    ['CĂŞTI ŢĂRI', 'casti tari'],
    ['Ёлка йод', 'елка иод'],
    ['  12/512 ГБ,  чёрный ', '12 512 гб черныи'],
    ['"*^():-', ''],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('natural order', () => {
  it.each([
    ['ru', ['1 ТБ', '512 ГБ', '8 ГБ', '16 ГБ'], ['8 ГБ', '16 ГБ', '512 ГБ', '1 ТБ']],
    ['ru', ['6,83″', '10,1″', '6,7″'], ['6,7″', '6,83″', '10,1″']],
    ['ru', ['Samsung', 'Apple', '5 шт'], ['5 шт', 'Apple', 'Samsung']],
    ['ro', ['10 000 mAh', '5000 mAh', '20 000 mAh'], ['5000 mAh', '10 000 mAh', '20 000 mAh']],
    ['ro', ['Țesătură', 'Sticlă', 'Șnur'], ['Sticlă', 'Șnur', 'Țesătură']],
  ] as const)('%s %j', (locale, labels, sorted) => {
    expect([...labels].sort(compareNaturally(locale))).toEqual(sorted);
  });
});
