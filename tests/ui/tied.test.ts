import { expect, it } from 'vitest';
import { tied } from '#ui/i18n/tied.ts';

it.each([
  ['Смартфон Samsung Galaxy S26 12/512 ГБ, чёрный', 'Смартфон Samsung Galaxy S26 12/512_ГБ, чёрный'],
  ['iPhone 17 1 TB, negru', 'iPhone 17 1_TB, negru'],
  ['Кабель 2 м, белый', 'Кабель 2_м, белый'],
  ['Чайник 1,7 л 2200 Вт', 'Чайник 1,7_л 2200_Вт'],
  ['Карта 2 000 MDL', 'Карта 2 000_MDL'],
  ['Xiaomi 17 мини', 'Xiaomi 17 мини'],
  ['Galaxy 5 Watch', 'Galaxy 5 Watch'],
])('%s keeps its numbers and units together', (text, written) => {
  expect(tied(text).replaceAll('\u00A0', '_')).toBe(written);
});
