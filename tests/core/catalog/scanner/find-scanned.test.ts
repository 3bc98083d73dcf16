import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#core/catalog/products/index.ts';
import { createFindScanned } from '#core/catalog/scanner/index.ts';
import type { SearchAnswer } from '#core/catalog/search/index.ts';
import { err, failure, notFound, ok } from '#core/kernel/shared/index.ts';
import { aPhone } from '#core/testing/index.ts';

const phone = aPhone('A').being({ code: 'MI10048271', url: 'phone-a' }).build();
const longer = aPhone('B').being({ code: 'MI100482711' }).build();
const found = (products: SearchAnswer['products']) => ok({ products, totalCount: products.length, byCategory: [] });
const down = err(failure('network', 'network', 'down'));

const find = createFindScanned({
  search: {
    byCode: async ({ text }) => found([longer, phone].filter(({ code }) => code.startsWith(text))),
    byText: async ({ text }) => (text === 'down' ? down : found(text === 'phone' ? [phone] : [])),
  },
  catalog: {
    product: async ({ url }) => {
      if (url === 'down') return down;
      return url === phone.url ? ok({ product: phone } as ProductPage) : err(notFound(url));
    },
  },
});

describe('a scan in the search', () => {
  it('SCAN-4: opens the product that has exactly this code, or whose page it is', async () => {
    expect(await find({ kind: 'code', code: 'MI10048271' }, 'ru')).toEqual(ok({ kind: 'product', url: 'phone-a' }));
    expect(await find({ kind: 'page', url: 'phone-a' }, 'ru')).toEqual(ok({ kind: 'product', url: 'phone-a' }));
  });

  it('SCAN-4: leads to the results of another text that finds something', async () => {
    expect(await find({ kind: 'other', text: 'phone' }, 'ru')).toEqual(ok({ kind: 'results', text: 'phone' }));
  });

  it.each([
    { kind: 'code', code: 'MI1004827' },
    { kind: 'page', url: 'gone' },
    { kind: 'other', text: '4606453849072' },
    { kind: 'other', text: '' },
  ] as const)('SCAN-4: tells that there is nothing for %j', async (scanned) => {
    expect(await find(scanned, 'ru')).toEqual(ok({ kind: 'nothing' }));
  });

  it('SCAN-4: hands failures on', async () => {
    expect(await find({ kind: 'page', url: 'down' }, 'ru')).toBe(down);
    expect(await find({ kind: 'other', text: 'down' }, 'ru')).toBe(down);
  });
});
