import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { articleFront, news } from '#adapters/provider-sandbox/content/articles.ts';
import { shopRow } from '#adapters/provider-sandbox/content/places.ts';
import { creditPartner } from '#adapters/provider-sandbox/content/settings.ts';
import { readJson, readMarkdown, readTable } from '#adapters/provider-sandbox/data/load.ts';
import { faultsOf, planted } from './planted.ts';

describe('one error reports file, line and field of every fault', () => {
  test('in a table', () => {
    const file = planted(
      'shops.csv',
      ['Zori pe Ștefan cel Mare', ''],
      ['47.00452', 'north'],
      ['+37322840103,', '+37322840103,,,,,,,'],
      ['10:00-22:00', '10 to 22'],
    );
    expect(faultsOf(() => readTable(file, shopRow))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        shops.csv:2 title.ro: Invalid key: Expected "ro" but received undefined
        shops.csv:3 latitude: Not a number
        shops.csv:3 hours.weekdays: Not opening hours such as 09:00-18:00
        shops.csv:4 18 cells for 12 columns
        shops.csv:4 latitude: Invalid key: Expected "latitude" but received undefined
        shops.csv:4 longitude: Invalid key: Expected "longitude" but received undefined
        shops.csv:4 hours: Invalid key: Expected "hours" but received undefined"
    `);
  });

  test('in the columns of a table', () => {
    const file = planted('shops.csv', ['title.ro', 'title.en']);
    expect(faultsOf(() => readTable(file, shopRow))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        shops.csv:1 title.ro: Invalid key: Expected "ro" but received undefined
        shops.csv:1 title.en: Invalid key: Expected never but received "en""
    `);
  });

  test('in an unclosed quotation', () => {
    const file = planted('shops.csv', ['21",', '21,']);
    expect(faultsOf(() => readTable(file, shopRow))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        shops.csv:3 Invalid Closing Quote: got "C" at line 3 instead of delimiter, record delimiter, trimable character (if activated) or comment"
    `);
  });

  test('in settings', () => {
    const file = planted(
      'credit-partners.json',
      ['"yearlyRate": 0', '"yearlyRate": "none"'],
      ['"ro": "Credit Codru Finance"', '"en": "Credit Codru Finance"'],
      ['[12, 24, 36, 48]', '[12, 24, 0, 48]'],
    );
    const read = () => readJson(file, v.array(creditPartner));
    expect(faultsOf(read)).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        credit-partners.json:14 0.yearlyRate: Invalid type: Expected number but received "none"
        credit-partners.json:22 1.title.ro: Invalid key: Expected "ro" but received undefined
        credit-partners.json:24 1.title.en: Invalid key: Expected never but received "en"
        credit-partners.json:47 2.months.2: Invalid value: Expected >=1 but received 0"
    `);
    planted('credit-partners.json', ['"yearlyRate": 0,', '"yearlyRate": 0']);
    expect(faultsOf(read)).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        credit-partners.json:15 Expected ',' or '}' after property value in JSON at position 421 (line 15 column 5)"
    `);
  });

  test('in an article', () => {
    const file = 'articles/xiaomi-17-v-moldove.md';
    const folder = dirname(planted(file));
    const read = () => readMarkdown(folder, articleFront);
    planted(file, ['publishedAt: 2026-10-29', 'publishedAt: October'], ['#E6ECF3', 'blue'], ['# Română', '# English']);
    expect(faultsOf(read)).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        articles/xiaomi-17-v-moldove.md:8 publishedAt: Invalid date: Received "October"
        articles/xiaomi-17-v-moldove.md:10 tint: Not a colour such as #E6ECF3
        articles/xiaomi-17-v-moldove.md:12 html.ru: Empty
        articles/xiaomi-17-v-moldove.md:12 html.ro: Empty"
    `);
    planted(file, ['lead:\n', 'lead: Xiaomi\n']);
    expect(faultsOf(read)).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        articles/xiaomi-17-v-moldove.md:5 Nested mappings are not allowed in compact mappings
        articles/xiaomi-17-v-moldove.md:5 Implicit keys need to be on a single line
        articles/xiaomi-17-v-moldove.md:6 Nested mappings are not allowed in compact mappings
        articles/xiaomi-17-v-moldove.md:6 Implicit keys need to be on a single line"
    `);
    planted(file, ['---', '']);
    expect(faultsOf(read)).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        articles/xiaomi-17-v-moldove.md:1 No front matter between lines of ---"
    `);
  });
});

test('a file with Windows line ends reads the same', () => {
  const file = planted('articles/xiaomi-17-v-moldove.md');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  const read = readMarkdown(dirname(file), articleFront);
  expect(read).toContainEqual(news.find(({ slug }) => slug === 'xiaomi-17-v-moldove'));
});
