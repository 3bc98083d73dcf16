import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativeTexts } from '#core/catalog/search/alternatives.ts';
import { otherLayouts } from '#core/catalog/search/layouts.ts';
import { transliterations } from '#core/catalog/search/transliteration.ts';

describe('another keyboard layout', () => {
  it.each([
    ['чшфщьш', 'xiaomi'],
    ['ghbdtn', 'привет'],
    ['yfeiybrb', 'наушники'],
    ['ифтв 9', 'band 9'],
    ['`krf', 'ёлка'],
    ['c[;ti', 'căști'],
  ])('SEARCH-11: %s may have been %s', (typed, meant) => {
    expect(otherLayouts(typed)).toContain(meant);
  });

  it('SEARCH-11: Russian keys may have been Romanian, and Romanian ones Russian', () => {
    expect(otherLayouts('схжеш')).toContain('căști');
    expect(otherLayouts('căști')).toEqual(['схжеш']);
    expect(otherLayouts('îâ')).toEqual(['ъё']);
  });

  it('SEARCH-11: what has no letters, or stays the same, is no other text', () => {
    expect(otherLayouts('')).toEqual([]);
    expect(otherLayouts('12 34')).toEqual([]);
    expect(otherLayouts('привет')).toEqual(['ghbdtn']);
    expect(otherLayouts('ю')).toEqual([]);
  });

  it('SEARCH-11: typing on the wrong layout and back is what was meant', () => {
    const words = fc.stringMatching(/^[а-яё]{1,12}$/);
    fc.assert(
      fc.property(words, (word) => {
        for (const typed of otherLayouts(word)) expect(otherLayouts(typed)).toContain(word);
      }),
    );
  });
});

describe('the other script', () => {
  it.each([
    ['сяоми', 'xiaomi'],
    ['ксиоми', 'xiaomi'],
    ['ксяоми редми 15', 'xiaomi redmi 15'],
    ['айфон', 'iphone'],
    ['наушники', 'naushniki'],
    ['щётка', 'schetka'],
    ['чайник', 'chaynik'],
    ['объём', 'obem'],
    ['жёлтый цвет', 'zheltyy tsvet'],
    ['юля', 'yulya'],
    ['naushniki', 'наушники'],
    ['schetka', 'щетка'],
    ['xbox', 'ксбокс'],
    ['jack', 'джакк'],
    ['zhelty tsvet', 'желтй цвет'],
    ['qwc', 'квк'],
    ['tv-123', 'тв-123'],
  ])('SEARCH-12: %s may have been %s', (typed, meant) => {
    expect(transliterations(typed)).toContain(meant);
  });

  it.each(
    Object.entries({
      xiaomi: 'сяоми ксиоми ксяоми шаоми',
      redmi: 'редми',
      poco: 'поко',
      samsung: 'самсунг',
      galaxy: 'галакси',
      apple: 'эпл эппл',
      iphone: 'айфон',
      ipad: 'айпад',
      airpods: 'эйрподс аирподс',
      macbook: 'макбук',
      huawei: 'хуавей хуавэй',
      honor: 'хонор',
      realme: 'реалми',
      nokia: 'нокиа',
      motorola: 'моторола',
      google: 'гугл',
      pixel: 'пиксель',
      sony: 'сони',
      playstation: 'плейстейшн',
      nintendo: 'нинтендо',
      lenovo: 'леново',
      asus: 'асус',
      acer: 'эйсер',
      dell: 'делл',
      philips: 'филипс',
      bosch: 'бош',
      dyson: 'дайсон',
      jbl: 'джбл',
      garmin: 'гармин',
      canon: 'кэнон',
      gopro: 'гоупро',
    }),
  )('SEARCH-12: %s is how %s is written on the box', (brand, spoken) => {
    for (const word of spoken.split(' ')) expect(transliterations(word)[0]).toBe(brand);
  });

  it('SEARCH-12: every letter has its spelling', () => {
    expect(transliterations('абвгдеёжзийклмнопрстуфхцчшщъыьэюя')).toEqual(['abvgdeezhziyklmnoprstufhtschshschyeyuya']);
    expect(transliterations('abvgdezhziyklmnoprstufhtschshyuya')).toEqual(['абвгдежзийклмнопрстуфхцчшюя']);
    expect(transliterations('schyayu')).toEqual(['щяю']);
  });

  it('SEARCH-12: a brand is also tried letter by letter', () => {
    expect(transliterations('сяоми')).toEqual(['xiaomi', 'syaomi']);
    expect(transliterations('чехол')).toEqual(['chehol']);
  });

  it('SEARCH-12: gives nothing for a text in neither script', () => {
    expect(transliterations('')).toEqual([]);
    expect(transliterations('12 ″')).toEqual([]);
  });

  it('SEARCH-12: always comes to an end and leaves no Russian letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        for (const other of transliterations(text.toLowerCase())) expect(other.length).toBeGreaterThan(0);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яё ]{1,20}$/), (text) => {
        for (const other of transliterations(text)) expect(other).not.toMatch(/[а-яё]/);
      }),
    );
  });
});

describe('other spellings of a text that finds nothing', () => {
  it('SEARCH-10: brands first, then layouts', () => {
    expect(alternativeTexts('Сяоми')).toEqual(['xiaomi', 'syaomi', 'czjvb']);
    expect(alternativeTexts('чшфщьш')).toContain('xiaomi');
    expect(alternativeTexts(' YFEIYBRB ')).toContain('наушники');
  });

  it('SEARCH-10: a brand typed on the wrong layout is found, too', () => {
    expect(alternativeTexts('czjvb')).toContain('сяоми');
    expect(alternativeTexts('czjvb')).toContain('xiaomi');
  });

  it.each([
    ['ихаоми 17', 'b[fjvb 17'],
    ['яблоко 17', 'z,kjrj 17'],
    ['хит', '[bn'],
    ['ёлка 5', '`krf 5'],
  ])('SEARCH-11: %s is not %s, which is no words', (text, other) => {
    expect(otherLayouts(text)).toContain(other);
    expect(alternativeTexts(text)).not.toContain(other);
  });

  it('SEARCH-11: signs that were typed, or close a word, stay', () => {
    expect(alternativeTexts('цш-аш 2.4')).toContain('wi-fi 2.4');
    expect(alternativeTexts('фззду, шзфв')).toContain('apple, ipad');
    expect(alternativeTexts('фзздуб шзфв')).toContain('apple, ipad');
    expect(alternativeTexts('yfeiybrb [bn')).toContain('наушники хит');
  });

  it('SEARCH-10: are at most four, different, and never the text itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'абёящqwertyăș[;12 ') }), (text) => {
        const others = alternativeTexts(text);
        expect(others.length).toBeLessThanOrEqual(4);
        expect(new Set(others).size).toBe(others.length);
        expect(others).not.toContain(text.trim().toLowerCase());
        expect(others.every((other) => other.trim().length > 1)).toBe(true);
      }),
    );
    expect(alternativeTexts('czjvb [')).toHaveLength(4);
    expect(alternativeTexts('ь')).toEqual([]);
    expect(alternativeTexts('ь ф')).not.toContain(' f');
    expect(alternativeTexts('12')).toEqual([]);
    expect(alternativeTexts('ъь')).not.toContain('');
  });
});
