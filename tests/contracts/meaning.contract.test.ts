import { beforeAll, describe, expect, it } from 'vitest';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import type { ProductCatalog } from '#core/catalog/products/index.ts';
import { createSearchByMeaning, type UnderstoodSearch } from '#core/catalog/search/index.ts';
import { toDecimal } from '#core/kernel/shared/index.ts';
import { queries } from './meaning-queries.ts';
import { againstProvider, given } from './real-provider.ts';

let catalog: ProductCatalog;
againstProvider((transport) => {
  catalog = createHttpProductCatalog({ transport });
});

const mdl = (bani: number): string => toDecimal(bani).replace(/\.00$/, '');

/** The meaning in one line. */
const written = ({ text, category, state }: UnderstoodSearch): string => {
  const { price, sort, selection } = state;
  const range = price.from === undefined && price.to === undefined ? [] : [price];
  return [
    text,
    ...(category === undefined ? [] : [`in ${category}`]),
    ...range.map(({ from, to }) => `${from === undefined ? '' : mdl(from)}..${to === undefined ? '' : mdl(to)}`),
    ...(sort === undefined ? [] : [sort]),
    ...selection.map(({ filterId, values }) =>
      values.length > 3 ? `${filterId}: ${values.length} options` : `${filterId}: ${values.join(', ')}`,
    ),
  ].join(' | ');
};

describe('the meaning of a search', () => {
  let means: ReturnType<typeof createSearchByMeaning>;
  beforeAll(() => {
    means = createSearchByMeaning({ catalog });
  });

  it('SEARCH-17: is right for 150 everyday queries in both languages', async () => {
    expect(new Set(queries.map(([, text]) => text)).size).toBeGreaterThanOrEqual(150);
    const read: (readonly [string, string, string])[] = [];
    for (const [locale, text] of queries) {
      const meant = await means({ locale, text });
      read.push([locale, text, meant ? written(meant) : 'as it is written']);
    }
    expect(read).toEqual(queries);
  }, 120_000);

  it('SEARCH-17: holds for everything it finds', async () => {
    for (const text of ['телефон до 5000 с 8 гб', 'телевизор 55 дюймов до 15000', 'ноутбук дороже 25000']) {
      const meant = await means({ locale: 'ru', text });
      const { from = 0, to = Number.POSITIVE_INFINITY } = meant?.state.price ?? {};
      const { products = [] } = meant?.listing ?? {};
      expect(products.length).toBeGreaterThan(0);
      expect(products.filter(({ price }) => price < from || price > to)).toEqual([]);
    }
  });

  it('SEARCH-18: finds more than the plain text, and never nothing', async () => {
    const text = 'телефон до 5000 с 8 гб';
    const state = { selection: [], price: {}, page: 1 };
    const plain = await given(catalog.search({ locale: 'ru', text, state }));
    const meant = await means({ locale: 'ru', text });
    expect(meant?.listing.totalCount).toBeGreaterThan(plain.totalCount);
    expect(await means({ locale: 'ru', text: 'телефон до 100 лей' })).toBeUndefined();
  });
});
