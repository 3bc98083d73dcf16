import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { noBreakHouseNumber, noBreakName, noBreakShortWords, noBreakUnits } from '#ui/i18n/no-break.ts';

describe('a text', () => {
  it.each([
    ['Смартфон Samsung Galaxy S26 12/512 ГБ, чёрный', 'Смартфон Samsung Galaxy S26 12/512_ГБ, чёрный'],
    ['iPhone 17 1 TB, negru', 'iPhone 17 1_TB, negru'],
    ['Кабель 2 м, белый', 'Кабель 2_м, белый'],
    ['Чайник 1,7 л 2200 Вт', 'Чайник 1,7_л 2200_Вт'],
    ['Карта 2 000 MDL', 'Карта 2 000_MDL'],
    ['7000 mAh, 120 Hz, 90 W', '7000_mAh, 120_Hz, 90_W'],
    ['7000 мА·ч, 120 Гц, 50 Мп', '7000_мА·ч, 120_Гц, 50_Мп'],
    ['99 Wh, 2,4 GHz, 25 km/h', '99_Wh, 2,4_GHz, 25_km/h'],
    ['249 г, 34 мин, 80 км', '249_г, 34_мин, 80_км'],
    ['Xiaomi 17 мини', 'Xiaomi 17 мини'],
    ['Galaxy 5 Watch', 'Galaxy 5 Watch'],
    ['Samsung Galaxy S26 12 GBit', 'Samsung Galaxy S26 12 GBit'],
  ])('%s keeps its numbers and units together', (text, written) => {
    expect(noBreakUnits(text).replaceAll('\u00A0', '_')).toBe(written);
  });
});

describe('an address', () => {
  it.each([
    ['бул. Штефан чел Маре, 132', 'бул. Штефан чел Маре,_132'],
    ['str. Arborilor, 21/2', 'str. Arborilor,_21/2'],
    ['Chișinău, bd. Dacia, bloc A', 'Chișinău, bd. Dacia, bloc A'],
  ])('%s keeps its house number beside its street', (address, written) => {
    expect(noBreakHouseNumber(address).replaceAll('\u00A0', '_')).toBe(written);
  });
});

describe('a text kept together', () => {
  /** What is on one line in brackets. */
  const written = (text: string): string =>
    renderToStaticMarkup(noBreakName(text))
      .replaceAll('<span class="whitespace-nowrap">', '[')
      .replaceAll('</span>', ']')
      .replaceAll('\u00A0', '_');

  it.each([
    ['Наушники Sony WH-1000XM6, серебристые', 'Наушники Sony [WH-1000XM6], серебристые'],
    ['Smartphone-uri', '[Smartphone-uri]'],
    ['TP-Link Tapo C225, Wi-Fi', '[TP-Link] Tapo C225, [Wi-Fi]'],
    ['Робот-пылесос 5200 мА·ч', '[Робот-пылесос] 5200_мА·ч'],
    ['Смартфон 8/256 ГБ', 'Смартфон 8/256_ГБ'],
    ['Наушники-вкладыши', 'Наушники-вкладыши'],
    ['Tabletă – neagră - nouă', 'Tabletă – neagră - nouă'],
  ])('%s keeps short names with hyphens on one line', (text, shown) => {
    expect(written(text)).toBe(shown);
  });

  it('keeps the letters of the text as they are', () => {
    const text = 'Sony WH-1000XM6 și TP-Link, negru';
    expect(renderToStaticMarkup(noBreakName(text)).replaceAll(/<[^>]+>/g, '')).toBe(text);
  });
});

describe('a sentence without little words at the ends of its lines', () => {
  it.each([
    ['Добавлено 5 из 6 кодов, не найдено: 1', 'Добавлено 5 из~6 кодов, не~найдено: 1'],
    ['По одному в строке. Без количества — одна штука.', 'По~одному в~строке. Без~количества~— одна штука.'],
    ['dintr-un tabel sau mesaj, scrieți-le ori nu', 'dintr-un tabel sau~mesaj, scrieți-le ori~nu'],
    ['pe fiecare rând. Fără cantitate: o bucată', 'pe~fiecare rând. Fără~cantitate: o~bucată'],
    ['4 шт. из MI1', '4 шт. из~MI1'],
  ])('%s', (text, expected) => {
    expect(noBreakShortWords(text).replaceAll('\u00A0', '~')).toBe(expected);
  });
});
