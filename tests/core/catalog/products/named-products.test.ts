import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnList, PRODUCT_IDS, parseProductIds, productIdsQuery, sortByIds } from '#core/catalog/products/index.ts';

const read = (query: string, most = 3) => parseProductIds(new URLSearchParams(query).get(PRODUCT_IDS), most);

describe('products named by an address', () => {
  it('NAMED-1: are named by ids separated by commas', () => {
    expect(productIdsQuery(['1', '2'])).toBe('?ids=1,2');
    expect(productIdsQuery([])).toBe('');
    expect(read('?ids=1,2')).toEqual(['1', '2']);
  });

  it('NAMED-1: count once, up to the most, and nonsense is passed over', () => {
    expect(read('?ids=1,,1, 2 ,3,4')).toEqual(['1', '2', '3']);
    expect(read(`?ids=${'9'.repeat(64)},${'9'.repeat(65)}`)).toEqual(['9'.repeat(64)]);
    expect(read('')).toEqual([]);
    expect(read('?ids=')).toEqual([]);
  });

  it('NAMED-1: come back as they were written', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[^,\s]{1,64}$/), { maxLength: 3 });
    fc.assert(
      fc.property(ids, (named) => {
        expect(read(productIdsQuery(named))).toEqual(named);
      }),
    );
  });

  it('NAMED-1: are shown in the order of the address', () => {
    const items = [{ id: '1' }, { id: '2' }, { id: '3' }];
    expect(sortByIds(['3', '4', '1'], items, ({ id }) => id)).toEqual([{ id: '3' }, { id: '1' }]);
  });

  it("NAMED-2: are one's own list when they are exactly its products, in whatever order", () => {
    expect(isOwnList(['1', '2'], ['2', '1'])).toBe(true);
    expect(isOwnList([], [])).toBe(true);
    expect(isOwnList(['1'], ['1', '2'])).toBe(false);
    expect(isOwnList(['1', '2'], ['1'])).toBe(false);
    expect(isOwnList(['1', '2'], ['1', '3'])).toBe(false);
  });
});
