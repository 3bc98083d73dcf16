import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { modelRow } from '#adapters/provider-sandbox/catalogue/blueprints.ts';
import { categoryRow } from '#adapters/provider-sandbox/catalogue/categories.ts';
import { colourRow } from '#adapters/provider-sandbox/catalogue/colours.ts';
import { goodsRow } from '#adapters/provider-sandbox/catalogue/goods.ts';
import { propertyRow } from '#adapters/provider-sandbox/catalogue/properties.ts';
import { sentenceColumns } from '#adapters/provider-sandbox/catalogue/sentences.ts';
import { partFamilyRow } from '#adapters/provider-sandbox/catalogue/values.ts';
import { readTable } from '#adapters/provider-sandbox/data/load.ts';
import { faultsOf, planted } from './planted.ts';

describe('faults in product tables are reported by file, line and field', () => {
  test('in a model', () => {
    const file = planted(
      'products/models/headphones.csv',
      ['over-ear-headphones,over-ear-headphones,Sony,WH-1000XM6', 'hats,over-ear-headphones,Sony,WH-1000XM6'],
      ['headphones,Sony,WH-CH520', 'hatstand,Sony,WH-CH520'],
      ['black|white,@active-adaptive', 'black|whit,@active-adaptive'],
      ['1799,black|cream,@active,40', '40mm=1799,black|cream,@activ,forty'],
      ['Cloud III,,1899', 'Cloud III,newest,1899 MDL'],
    );
    expect(faultsOf(() => readTable(file, modelRow()))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        products/models/headphones.csv:2 goods: Unknown: hats
        products/models/headphones.csv:3 category: No category over-ear-hatstand
        products/models/headphones.csv:4 colours: No colour whit
        products/models/headphones.csv:5 noise_cancelling: No term @activ
        products/models/headphones.csv:5 driver: No number: forty
        products/models/headphones.csv:5 price: Not a price, nor variants with prices
        products/models/headphones.csv:6 label: Invalid type: Expected ("new" | "preorder") but received "newest"
        products/models/headphones.csv:6 price: Not a price, nor variants with prices"
    `);
  });

  test('in a property that no model may have', () => {
    const file = planted('products/models/headphones.csv', ['driver', 'drivers']);
    expect(faultsOf(() => readTable(file, modelRow()))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        products/models/headphones.csv:1 drivers: Invalid key: Expected never but received "drivers""
    `);
  });

  test('in categories', () => {
    const file = planted(
      'products/categories.csv',
      ['xiaomi-flagships,xiaomi-smartphones', 'xiaomi-flagships,redmi'],
      ['phone,storage|screen_size', 'phone,storage|screen'],
      ['galaxy-z,samsung-smartphones,Серия Galaxy Z', 'galaxy-z,samsung-smartphones,'],
    );
    expect(faultsOf(() => readTable(file, categoryRow(new Map())))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        products/categories.csv:4 parent: No such category above this line
        products/categories.csv:11 title.ru: Invalid key: Expected "ru" but received undefined
        products/categories.csv:12 filters: No property screen
        products/categories.csv:13 parent: No such category above this line
        products/categories.csv:14 parent: No such category above this line
        products/categories.csv:15 parent: No such category above this line"
    `);
  });

  test('in goods', () => {
    const file = planted(
      'products/goods.csv',
      ['foldable=yes', 'folding=yes'],
      ['os=iOS 26|package=@pkg-phone', 'os=iOS 26|package=@pkg-box|weight=light'],
      ['screen_size|battery|sim|main_camera', 'screen_size|accumulator|sim|main_camera'],
    );
    expect(faultsOf(() => readTable(file, goodsRow))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        products/goods.csv:3 sharedProperties: No property folding
        products/goods.csv:4 sharedProperties: No term @pkg-box
        products/goods.csv:4 sharedProperties: No number: light
        products/goods.csv:5 filters: No property accumulator"
    `);
  });

  test('in properties and colours', () => {
    const properties = planted(
      'products/properties.csv',
      ['purpose,general', 'purpose,generals'],
      ['number,hz', 'number,hertz'],
    );
    const colours = planted('products/colours.csv', ['#F3F2EE', '#F3F2E']);
    expect(faultsOf(() => readTable(properties, propertyRow))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        products/properties.csv:6 group: No group generals
        products/properties.csv:13 unit: No unit hertz"
    `);
    expect(faultsOf(() => readTable(colours, colourRow))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        products/colours.csv:3 hex: Not a colour like #1D1F23"
    `);
  });

  test('in a sentence', () => {
    const file = planted(
      'products/description-features.csv',
      ['Яркий экран {screen_type}', 'Яркий экран {screen}'],
      ['screen+,family==monitor screen_size>=27', 'screen,family==monitor size>=27'],
    );
    expect(faultsOf(() => readTable(file, v.strictObject(sentenceColumns)))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        products/description-features.csv:7 says: A claim is a word with +, - or ! after it
        products/description-features.csv:7 needs: A condition asks for a known property
        products/description-features.csv:9 ru: No such property in {}"
    `);
  });

  test('in a pattern', () => {
    const file = planted('products/part-families.csv', ['(?:Dimensity|Helio)', '(?:Dimensity|Helio']);
    expect(faultsOf(() => readTable(file, partFamilyRow))).toMatchInlineSnapshot(`
      "Error: Data of the provider is wrong:
        products/part-families.csv:10 pattern: Not a regular expression"
    `);
  });
});
