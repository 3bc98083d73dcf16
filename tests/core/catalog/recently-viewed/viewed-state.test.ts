import { describe, expect, it } from 'vitest';
import type { Product, ProductCatalog } from '#core/catalog/products/index.ts';
import { createRecentlyViewed, NOTHING_VIEWED } from '#core/catalog/recently-viewed/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { aPhone, fakeViewedStorage, watching } from '#core/testing/index.ts';

type Answer = Awaited<ReturnType<ProductCatalog['current']>>;

/** What was looked at before, with questions that are answered by hand. */
const looking = (kept: readonly string[] = []) => {
  const viewedStorage = fakeViewedStorage(kept.map((productId) => ({ productId })));
  const asked: unknown[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const reported: Product[] = [];
  const { show, now } = watching(NOTHING_VIEWED);
  const viewed = createRecentlyViewed({
    viewedStorage,
    clock: { now: () => 7 },
    catalog: {
      current: (query) => {
        asked.push(query);
        return new Promise((resolve) => waiting.push(resolve));
      },
    },
    report: (product) => void reported.push(product),
    show,
  });
  const answer = async (place: number, given: Answer) => {
    waiting[place]?.(given);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { viewed, asked, reported, now, answer, kept: viewedStorage.load };
};

describe('what is looked at', () => {
  it('BROWSING-9: is remembered beside what other tabs have remembered, and reported', () => {
    expect(NOTHING_VIEWED).toEqual({ viewed: [], products: [], loading: false });
    const { viewed, reported, now, kept } = looking(['A', 'B']);
    const phone = aPhone('B').build();
    viewed.see(phone);
    const { title, url, image } = phone;
    const list = [{ productId: 'B', price: 300_000, seen: { title, url, image, at: 7 } }, { productId: 'A' }];
    expect([now().viewed, kept(), reported]).toEqual([list, list, [phone]]);
  });

  it('BROWSING-14: is read by who looks at no product', () => {
    const { viewed, now, asked } = looking(['A', 'B']);
    viewed.recall();
    expect([now().viewed, asked]).toEqual([[{ productId: 'A' }, { productId: 'B' }], []]);
  });

  it('BROWSING-9: is asked for as it is today', async () => {
    const { viewed, asked, now, answer } = looking(['A', 'gone']);
    viewed.see(aPhone('C').build());
    const loading = viewed.load('ro');
    expect([now().loading, asked]).toEqual([true, [{ locale: 'ro', productIds: ['C', 'A', 'gone'] }]]);
    await answer(0, ok([aPhone('A').build()]));
    await loading;
    expect(now()).toMatchObject({ products: [aPhone('A').build()], loading: false });
    expect(now().viewed.map(({ productId }) => productId)).toEqual(['C', 'A', 'gone']);
  });

  it('BROWSING-9: does not speak a language that was left meanwhile', async () => {
    const { viewed, now, answer } = looking(['A']);
    void viewed.load('ru');
    void viewed.load('ro');
    const romanian = aPhone('A').being({ title: 'Telefon' }).build();
    await answer(1, ok([romanian]));
    await answer(0, ok([aPhone('A').being({ title: 'Телефон' }).build()]));
    expect(now()).toMatchObject({ products: [romanian], loading: false });
    void viewed.load('ru');
    void viewed.load('ro');
    await answer(2, ok([]));
    expect(now()).toMatchObject({ products: [romanian], loading: true });
  });

  it('BROWSING-9: is left out without an answer, and goes when it is cleared', async () => {
    const { viewed, now, answer, kept } = looking(['A']);
    viewed.see(aPhone('B').build());
    void viewed.load('ru');
    await answer(0, ok([aPhone('A').build()]));
    void viewed.load('ru');
    await answer(1, err(failure('network', 'network', 'silence')));
    expect(now()).toMatchObject({ products: [], loading: false });
    viewed.clear();
    expect([now().viewed, kept()]).toEqual([[], []]);
  });
});
