import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#core/catalog/products/index.ts';
import type { StockedProduct } from '#core/catalog/search/index.ts';
import { err, type Failure, failure, fromMdl, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import { EMPTY_QUICK_ORDER, type QuickOrder } from '#core/purchase/quick-order/list.ts';
import { fakeClipboard, fakeQuickOrderStorage } from '#core/testing/index.ts';
import { QuickOrderStore } from '#ui/features/purchase/quick-order/quick-order-store.ts';
import { aProduct } from './shop-fakes.ts';

const down = err(failure('network', 'network', 'down'));
const PHONE = 'MI10000001';
const CASE = 'acc-10000002';
const ABSENT = 'ver3-10000003';
const stock: Readonly<Record<string, StockedProduct>> = {
  [PHONE]: { product: aProduct('1', { code: PHONE, tierPrices: { second: fromMdl(4500) } }), available: 3 },
  [CASE]: { product: aProduct('2', { code: CASE, price: fromMdl(100) }), available: 500 },
  [ABSENT]: { product: aProduct('3', { code: ABSENT, inStock: false }) },
};

/** A quick order over a provider of three products that answers at once, unless it is down. */
const aQuickOrder = (kept: QuickOrder = EMPTY_QUICK_ORDER) => {
  const asked: (readonly string[])[] = [];
  const added: (readonly PutLine[])[] = [];
  const storage = fakeQuickOrderStorage(kept);
  const clipboard = fakeClipboard();
  const world = { kept: () => storage.load() as QuickOrder, isDown: false };
  const store = new QuickOrderStore({
    search: {
      byCodes: async ({ codes }): Promise<Result<readonly StockedProduct[], Failure>> => {
        asked.push(codes);
        return world.isDown ? down : ok(codes.flatMap((code) => stock[code] ?? []));
      },
    },
    catalog: {
      product: async ({ url }) => {
        const found = Object.values(stock).find(({ product }) => product.url === url);
        if (world.isDown) return down;
        return found ? ok({ product: found.product } as ProductPage) : err(notFound('no such product'));
      },
    },
    storage,
    clipboard,
    cart: { addList: (lines) => added.push(lines), has: () => true },
  });
  const take = (text: string) => {
    store.type(text);
    return store.take('ru');
  };
  return { store, asked, added, copied: clipboard.copied, world, take };
};

describe('a quick order', () => {
  it('QUICK-8: requests all new codes in one call and known ones never again', async () => {
    const { store, asked, take } = aQuickOrder();
    await take(`${PHONE} 2\n${CASE}\nhit-9 3`);
    await take(`${PHONE}\n${ABSENT}\nhit-9`);
    expect(asked).toEqual([[PHONE, CASE, 'hit-9'], [ABSENT]]);
    expect(store.rows.map(({ line, pieces }) => [line.code, line.count, pieces])).toEqual([
      [PHONE, 3, 3],
      [CASE, 1, 1],
      [ABSENT, 1, 0],
    ]);
    expect(store.missing).toEqual([{ code: 'hit-9', count: 4, tier: 'second' }]);
    expect([store.productOf('hit-9'), store.productOf('never-typed')]).toEqual(['missing', undefined]);
  });

  it('QUICK-4: leaves in the field what it could not read, and tells the lines as they stood', async () => {
    const { store, world, take } = aQuickOrder();
    await take(`${PHONE}\nчехол\n${CASE} 0`);
    expect(store.text).toBe(`чехол\n${CASE} 0`);
    expect(store.bad.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'code'],
      [3, 'count'],
    ]);
    expect(world.kept()).toEqual({ text: store.text, lines: [{ code: PHONE, count: 1, tier: 'second' }] });
    await take(`${CASE} 2`);
    expect(store.bad).toEqual([]);
    expect(store.text).toBe('');
  });

  it('QUICK-5: leaves in the field the codes for which there is no room', async () => {
    const { store, take } = aQuickOrder();
    await take(Array.from({ length: 102 }, (_, index) => `bom-${index} 2`).join('\n'));
    expect(store.lines).toHaveLength(100);
    expect(store.left).toHaveLength(2);
    expect(store.text).toBe('bom-100\t2\nbom-101\t2');
    await store.scan({ kind: 'code', code: PHONE }, 'ru');
    expect(store.scanned).toEqual({ kind: 'full', code: PHONE });
    store.clear();
    expect([store.lines, store.left]).toEqual([[], []]);
  });

  it('QUICK-6: goes on where an earlier visit left, with fresh prices', async () => {
    const { store, asked } = aQuickOrder({
      text: 'MI1',
      lines: [{ code: PHONE, count: 2, tier: 'second' }],
    });
    expect(store.ready).toBe(false);
    await store.start('ro');
    expect(asked).toEqual([[PHONE]]);
    expect(store.text).toBe('MI1');
    expect(store.totals).toMatchObject({
      pieces: 2,
      sums: { retail: fromMdl(10_000), second: fromMdl(9_000) },
      chosen: fromMdl(9_000),
    });
  });

  it('QUICK-7: is sold at either price, line by line or as a whole', async () => {
    const { store, take } = aQuickOrder();
    expect(store.choice).toBe('retail');
    await take(`${PHONE}\n${CASE}`);
    store.choose('second', PHONE);
    expect(store.choice).toBe('second');
    await store.scan({ kind: 'code', code: ABSENT }, 'ru');
    store.choose('retail');
    expect(store.choice).toBe('retail');
    expect(store.totals.chosen).toBe(store.totals.sums.retail);
  });

  it('QUICK-8: keeps codes whose request failed, and retries on demand', async () => {
    const { store, world, take } = aQuickOrder();
    world.isDown = true;
    await take(PHONE);
    expect(store.failed.map(({ code }) => code)).toEqual([PHONE]);
    expect(store.rows).toEqual([]);
    world.isDown = false;
    const again = store.retry('ru');
    expect(store.asked.map(({ code }) => code)).toEqual([PHONE]);
    await again;
    expect(store.failed).toEqual([]);
    expect(store.rows).toHaveLength(1);
  });

  it('QUICK-9: adds what is available to the cart, once, and keeps the rest', async () => {
    const { store, added, world, take } = aQuickOrder();
    await take(`${PHONE} 10\n${CASE} 2\n${ABSENT}\nhit-9`);
    store.choose('second', PHONE);
    expect(store.sellable.map(({ product }) => product.code)).toEqual([PHONE, CASE]);
    await store.addToCart('ru');
    expect(added).toHaveLength(1);
    expect(added[0]?.map(({ product, count, most, tier }) => [product.code, count, most, tier])).toEqual([
      [PHONE, 3, 3, 'second'],
      [CASE, 2, 500, 'retail'],
    ]);
    expect(world.kept().lines.map(({ code }) => code)).toEqual([ABSENT, 'hit-9']);
    await store.addToCart('ru');
    expect(added).toHaveLength(1);
  });

  it('QUICK-3: lines are counted and taken out; what was not found can be copied and taken out at once', async () => {
    const { store, copied, take } = aQuickOrder();
    await take(`${PHONE}\n${CASE}\nhit-9 3\nhit-8`);
    store.setCount(CASE, 7);
    expect(store.rows[1]?.pieces).toBe(7);
    store.remove(CASE);
    expect(store.rows).toHaveLength(1);
    await store.copyMissing();
    expect(copied).toEqual(['hit-9\t3\nhit-8\t1']);
    expect(store.copied).toBe(true);
    store.removeMissing();
    expect(store.lines.map(({ code }) => code)).toEqual([PHONE]);
    expect(store.copied).toBe(false);
  });

  it('QUICK-13: takes what waits in the field along, or shows why nothing went', async () => {
    const { store, added, take } = aQuickOrder();
    await take(PHONE);
    expect(store.hasUnreadText).toBe(false);
    store.type(`${CASE}\nhit-9`);
    expect(store.hasUnreadText).toBe(true);
    const going = store.addToCart('ru');
    expect([store.leaving, store.hasUnreadText]).toEqual([true, false]);
    await going;
    expect([store.leaving, added.length]).toEqual([false, 0]);
    expect(store.held).toEqual([{ why: 'missing', what: ['hit-9'] }]);
    // QUICK-14: back in the field it is corrected.
    store.mendMissing();
    expect([store.text, store.hasUnreadText, store.missing, store.held]).toEqual(['hit-9\t1', true, [], []]);
    store.type('');
    await store.addToCart('ru');
    expect([added.length, store.lines, store.held]).toEqual([1, [], []]);
  });

  it('QUICK-11 QUICK-12: shows which lines did not go to the cart, and removes them', async () => {
    const { store, take } = aQuickOrder();
    await take(`${PHONE} 2\n${CASE}\n${ABSENT}`);
    expect(store.totals).toMatchObject({ lines: 2, blocked: 1, pieces: 3 });
    expect([store.explainsRemainder, store.taken]).toEqual([false, 0]);
    await store.addToCart('ru');
    expect([store.explainsRemainder, store.taken]).toEqual([true, 2]);
    store.removeBlocked();
    expect([store.explainsRemainder, store.lines]).toEqual([false, []]);
  });
});

describe('what is scanned into a quick order', () => {
  it('SCAN-1: is a piece more of its code, or of the product whose page it leads to', async () => {
    const { store } = aQuickOrder();
    await store.scan({ kind: 'code', code: PHONE }, 'ru');
    expect(store.scanned).toEqual({ kind: 'code', code: PHONE });
    expect(store.productOf(PHONE)).toBe(stock[PHONE]);
    const looking = store.scan({ kind: 'page', url: 'product-1' }, 'ru');
    expect(store.scanned).toEqual({ kind: 'asking' });
    await looking;
    expect(store.lines).toEqual([{ code: PHONE, count: 2, tier: 'second' }]);
    await store.scan({ kind: 'code', code: 'hit-9' }, 'ru');
    expect(store.productOf('hit-9')).toBe('missing');
    expect(store.productOf('hit-1')).toBeUndefined();
  });

  it('SCAN-1: is reported when it is no product, or could not be asked for', async () => {
    const { store, world } = aQuickOrder();
    await store.scan({ kind: 'other', text: '4606' }, 'ru');
    expect(store.scanned).toEqual({ kind: 'other', text: '4606' });
    await store.scan({ kind: 'page', url: 'nowhere' }, 'ru');
    expect(store.scanned).toEqual({ kind: 'other', text: 'nowhere' });
    world.isDown = true;
    await store.scan({ kind: 'page', url: 'product-1' }, 'ru');
    expect(store.scanned).toEqual({ kind: 'failed' });
    expect(store.lines).toEqual([]);
  });
});
