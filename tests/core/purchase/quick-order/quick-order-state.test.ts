import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#core/catalog/products/index.ts';
import type { StockedProduct } from '#core/catalog/search/index.ts';
import { err, type Failure, failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import { createQuickOrder, pricedRows, UNREAD_QUICK_ORDER } from '#core/purchase/quick-order/index.ts';
import { EMPTY_QUICK_ORDER, type QuickOrder } from '#core/purchase/quick-order/list.ts';
import { aPhone, fakeQuickOrderStorage, watching } from '#core/testing/index.ts';

const down = err(failure('network', 'network', 'down'));
const PHONE = 'MI10000001';
const CASE = 'acc-10000002';
const ABSENT = 'ver3-10000003';
const stock: Readonly<Record<string, StockedProduct>> = {
  [PHONE]: { product: aPhone('1').being({ code: PHONE }).forPartnersAt(2_500).build(), available: 3 },
  [CASE]: { product: aPhone('2').being({ code: CASE }).build(), available: 500 },
  [ABSENT]: { product: aPhone('3').being({ code: ABSENT }).outOfStock().build() },
};

/** A quick order over a provider of three products that answers at once, unless it is down. */
const keeping = (kept: QuickOrder = EMPTY_QUICK_ORDER) => {
  const asked: unknown[] = [];
  /** Products that the cart has no room for. */
  const full = new Set<string>();
  const added: (readonly [readonly PutLine[], string])[] = [];
  const copied: string[] = [];
  const storage = fakeQuickOrderStorage(kept);
  const world = { kept: () => storage.load() as QuickOrder, isDown: false, mayCopy: true };
  const { show, now } = watching(UNREAD_QUICK_ORDER);
  const order = createQuickOrder({
    search: {
      byCodes: async (query): Promise<Result<readonly StockedProduct[], Failure>> => {
        asked.push(query);
        return world.isDown ? down : ok(query.codes.flatMap((code) => stock[code] ?? []));
      },
    },
    catalog: {
      product: async (query) => {
        asked.push(query);
        const found = Object.values(stock).find(({ product }) => product.url === query.url);
        if (world.isDown) return down;
        return found ? ok({ product: found.product } as ProductPage) : err(notFound('no such product'));
      },
    },
    storage,
    clipboard: {
      copy: async (text) => {
        copied.push(text);
        return world.mayCopy;
      },
    },
    cart: { addList: (lines, locale) => void added.push([lines, locale]), has: (productId) => !full.has(productId) },
    show,
  });
  const take = (text: string) => {
    order.type(text);
    return order.take('ru');
  };
  const codes = () => now().lines.map(({ code, count }) => `${code} ${count}`);
  return { full, order, asked, added, copied, world, now, take, codes };
};

describe('a quick order that is kept', () => {
  it('QUICK-6: goes on where an earlier visit left, and asks for its products', async () => {
    expect(UNREAD_QUICK_ORDER).toEqual({
      text: '',
      lines: [],
      ready: false,
      bad: [],
      left: [],
      scanned: undefined,
      copied: false,
      taken: 0,
      leaving: false,
      held: [],
      known: new Map(),
    });
    const { order, asked, now } = keeping({ text: 'MI1', lines: [{ code: PHONE, count: 2, tier: 'second' }] });
    const starting = order.start('ro');
    expect(now()).toMatchObject({ text: 'MI1', ready: true, known: new Map([[PHONE, 'asking']]) });
    await starting;
    expect(asked).toEqual([{ locale: 'ro', codes: [PHONE] }]);
    expect(now().known.get(PHONE)).toBe(stock[PHONE]);
  });

  it('QUICK-6: keeps what is being typed', () => {
    const { order, world } = keeping({ text: '', lines: [{ code: PHONE, count: 2, tier: 'second' }] });
    void order.start('ru');
    order.type('acc-');
    expect(world.kept()).toEqual({ text: 'acc-', lines: [{ code: PHONE, count: 2, tier: 'second' }] });
  });

  it('QUICK-8: requests all new codes in one call and known ones never again', async () => {
    const { asked, now, take, codes } = keeping();
    await take(`${PHONE} 2\n${CASE}\nhit-9 3`);
    await take(`${PHONE}\n${ABSENT}\nhit-9`);
    await take(PHONE);
    expect(asked).toEqual([
      { locale: 'ru', codes: [PHONE, CASE, 'hit-9'] },
      { locale: 'ru', codes: [ABSENT] },
    ]);
    expect(codes()).toEqual([`${PHONE} 4`, `${CASE} 1`, 'hit-9 4', `${ABSENT} 1`]);
    expect(now().known.get('hit-9')).toBe('missing');
  });

  it('QUICK-4 QUICK-5: leaves in the field what it could not read and what there was no room for', async () => {
    const { order, now, take, world } = keeping();
    await take(`${PHONE}\nчехол\n${CASE} 0`);
    expect(now()).toMatchObject({ text: `чехол\n${CASE} 0`, left: [] });
    expect(now().bad.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'code'],
      [3, 'count'],
    ]);
    expect(world.kept()).toEqual({ text: now().text, lines: [{ code: PHONE, count: 1, tier: 'second' }] });
    order.clear();
    expect(now()).toMatchObject({ bad: [], lines: [], text: `чехол\n${CASE} 0` });
    await take(Array.from({ length: 101 }, (_, index) => `bom-${index} 2`).join('\n'));
    expect(now()).toMatchObject({ text: 'bom-100\t2', left: [{ code: 'bom-100', count: 2 }], bad: [] });
    order.clear();
    expect(now().left).toEqual([]);
  });

  it('QUICK-8: keeps what could not be asked for, and asks again when it is asked to', async () => {
    const { order, asked, world, now, take } = keeping();
    world.isDown = true;
    await take(PHONE);
    expect(now().known.get(PHONE)).toBe('failed');
    world.isDown = false;
    await order.retry('ro');
    expect(asked).toHaveLength(2);
    expect(now().known.get(PHONE)).toBe(stock[PHONE]);
    await order.retry('ro');
    expect(asked).toHaveLength(2);
  });

  it('QUICK-3 QUICK-7: its lines are counted, priced and taken out, and kept', async () => {
    const { order, world, now, take, codes } = keeping();
    await take(`${PHONE}\n${CASE}\nhit-9 3`);
    order.setCount(CASE, 7);
    order.choose('retail', CASE);
    expect(world.kept().lines).toEqual([
      { code: PHONE, count: 1, tier: 'second' },
      { code: CASE, count: 7, tier: 'retail' },
      { code: 'hit-9', count: 3, tier: 'second' },
    ]);
    order.choose('second');
    expect(now().lines.every(({ tier }) => tier === 'second')).toBe(true);
    order.remove(CASE);
    order.removeMissing();
    expect([codes(), world.kept().lines.length]).toEqual([[`${PHONE} 1`], 1]);
  });

  it('QUICK-8: what was not found is copied, until the list changes', async () => {
    const { order, copied, world, now, take } = keeping();
    await take(`${PHONE}\nhit-9 3\nhit-8`);
    await order.copyMissing();
    expect([copied, now().copied]).toEqual([['hit-9\t3\nhit-8\t1'], true]);
    order.setCount(PHONE, 2);
    expect(now().copied).toBe(false);
    world.mayCopy = false;
    await order.copyMissing();
    expect(now().copied).toBe(false);
  });

  it('QUICK-14: what was not found comes back into the field with its counts, and leaves the list', async () => {
    const { order, now, take, codes, world } = keeping();
    await take(`${PHONE}\nhit-9 3\nhit-8`);
    order.mendMissing();
    expect([now().text, codes()]).toEqual(['hit-9\t3\nhit-8\t1', [`${PHONE} 1`]]);
    expect(world.kept()).toMatchObject({ text: now().text, lines: [{ code: PHONE }] });
    await take('hit-9');
    order.type('чехол\n');
    order.mendMissing();
    expect([now().text, codes()]).toEqual(['чехол\nhit-9\t1', [`${PHONE} 1`]]);
  });

  it('QUICK-14: it holds nothing back any more, and waits in the field', async () => {
    const { order, added, now, take } = keeping();
    await take(PHONE);
    order.type('hit-9 2');
    await order.addToCart('ru');
    expect(now().held).toEqual([{ why: 'missing', what: ['hit-9'] }]);
    order.mendMissing();
    expect([now().text, now().held]).toEqual(['hit-9\t2', []]);
    order.type(CASE);
    await order.addToCart('ru');
    expect(added.map(([lines]) => lines.map(({ product }) => product.code))).toEqual([[PHONE, CASE]]);
  });

  it('QUICK-9: adds what is available to the cart, once, and keeps the rest', async () => {
    const { order, added, now, take, codes } = keeping();
    await take(`${PHONE} 10\n${CASE} 2\n${ABSENT}\nhit-9`);
    order.choose('second', PHONE);
    await order.addToCart('ro');
    expect(added.map(([, locale]) => locale)).toEqual(['ro']);
    expect(added[0]?.[0].map(({ product, count, tier }) => [product.code, count, tier])).toEqual([
      [PHONE, 3, 'second'],
      [CASE, 2, 'retail'],
    ]);
    expect(codes()).toEqual([`${ABSENT} 1`, 'hit-9 1']);
    await order.addToCart('ro');
    expect([added.length, pricedRows(now().lines, now().known).length]).toEqual([1, 1]);
  });

  it('QUICK-12: remembers how many lines went until more codes come, and takes out those that cannot be sold', async () => {
    const { order, now, take, codes } = keeping();
    await take(`${PHONE} 10\n${CASE} 2\n${ABSENT}\nhit-9`);
    expect(now().taken).toBe(0);
    await order.addToCart('ro');
    expect(now().taken).toBe(2);
    order.setCount(ABSENT, 2);
    expect(now().taken).toBe(2);
    order.removeBlocked();
    expect(codes()).toEqual(['hit-9 1']);
    for (const more of [
      () => take(CASE),
      () => order.scan({ kind: 'code', code: CASE }, 'ru'),
      async () => order.clear(),
    ]) {
      await take(CASE);
      await order.addToCart('ro');
      expect(now().taken).toBe(1);
      await more();
      expect(now().taken).toBe(0);
    }
  });

  it('QUICK-12: takes out no line that can still be sold', async () => {
    const { order, take, codes } = keeping();
    await take(`${PHONE}\n${ABSENT}`);
    order.removeBlocked();
    expect(codes()).toEqual([`${PHONE} 1`]);
  });
});

describe('codes that wait in the field when a list goes to the cart', () => {
  it('QUICK-13: come into it first, and all goes in the same press', async () => {
    const { order, added, asked, now, take, world } = keeping();
    await take(PHONE);
    order.type(`${CASE} 2\n${PHONE}`);
    const going = order.addToCart('ru');
    expect([now().text, now().leaving, added.length]).toEqual(['', true, 0]);
    expect(world.kept().lines.map(({ code, count }) => [code, count])).toEqual([
      [PHONE, 2],
      [CASE, 2],
    ]);
    // Another press on the way changes nothing.
    await order.addToCart('ru');
    await going;
    expect(asked).toHaveLength(2);
    expect(added.map(([lines]) => lines.map(({ product, count }) => [product.code, count]))).toEqual([
      [
        [PHONE, 2],
        [CASE, 2],
      ],
    ]);
    expect(now()).toMatchObject({ lines: [], held: [], leaving: false, taken: 2 });
  });

  it('QUICK-13: hold it back when one is not found, until the next press', async () => {
    const { order, added, now, take, codes } = keeping();
    await take(PHONE);
    order.type(`${CASE}\nhit-9`);
    await order.addToCart('ru');
    expect([added, now().text, now().leaving]).toEqual([[], '', false]);
    expect(now().held).toEqual([{ why: 'missing', what: ['hit-9'] }]);
    expect(codes()).toEqual([`${PHONE} 1`, `${CASE} 1`, 'hit-9 1']);
    await order.addToCart('ru');
    expect([added.length, codes(), now().held]).toEqual([1, ['hit-9 1'], []]);
  });

  it('QUICK-13: hold it back when they cannot be read, and stay in the field', async () => {
    const { order, added, now, take } = keeping();
    await take(PHONE);
    order.type('чехол');
    await order.addToCart('ru');
    expect([added.length, now().text, now().held]).toEqual([0, 'чехол', [{ why: 'unread', what: ['чехол'] }]]);
    order.type('чехо');
    expect(now().held).toEqual([]);
    await order.addToCart('ru');
    expect(now().held).toEqual([{ why: 'unread', what: ['чехо'] }]);
    await order.addToCart('ru');
    expect([added.length, now().text]).toEqual([1, 'чехо']);
  });

  it('QUICK-13: hold it back when they could not be asked for', async () => {
    const { order, added, now, take, world } = keeping();
    await take(PHONE);
    world.isDown = true;
    order.type(CASE);
    await order.addToCart('ru');
    expect([added.length, now().held]).toEqual([0, [{ why: 'failed', what: [CASE] }]]);
  });

  it('QUICK-13: are waited for when they came from the field just before', async () => {
    const { order, added, now, take } = keeping();
    await take(PHONE);
    const looking = take(`${CASE}\nhit-9`);
    await order.addToCart('ru');
    expect([added.length, now().held]).toEqual([0, [{ why: 'missing', what: ['hit-9'] }]]);
    await looking;
    order.remove('hit-9');
    await order.addToCart('ru');
    expect([added.length, now().lines]).toEqual([1, []]);
  });

  it('QUICK-13: what the field was left with before holds nothing back that is waited for', async () => {
    const { order, added, now, take } = keeping();
    await take(`${PHONE}\nчехол`);
    void order.scan({ kind: 'code', code: CASE }, 'ru');
    await order.addToCart('ru');
    expect([added.length, now().lines, now().text]).toEqual([1, [], 'чехол']);
  });
});

describe('a quick order beside a full cart', () => {
  it('CART-27 QUICK-9: keeps what the cart has no room for', async () => {
    const { order, full, take, codes } = keeping();
    await take(`${PHONE}\n${CASE} 2`);
    full.add(stock[CASE]?.product.productId ?? '');
    await order.addToCart('ru');
    expect(codes()).toEqual([`${CASE} 2`]);
  });
});

describe('what is scanned into a quick order', () => {
  it('SCAN-1: is a piece more of its code, or of the product whose page it leads to', async () => {
    const { order, asked, world, now, codes } = keeping();
    await order.scan({ kind: 'code', code: PHONE }, 'ru');
    expect([now().scanned, codes()]).toEqual([{ kind: 'code', code: PHONE }, [`${PHONE} 1`]]);
    const looking = order.scan({ kind: 'page', url: '2' }, 'ro');
    expect(now().scanned).toEqual({ kind: 'asking' });
    await looking;
    expect(now().scanned).toEqual({ kind: 'code', code: CASE });
    expect(asked).toEqual([
      { locale: 'ru', codes: [PHONE] },
      { locale: 'ro', url: '2' },
      { locale: 'ro', codes: [CASE] },
    ]);
    expect(world.kept().lines.map(({ code }) => code)).toEqual([PHONE, CASE]);
  });

  it('QUICK-5: has no room beyond a hundred codes', async () => {
    const { order, now, take } = keeping();
    await take(Array.from({ length: 100 }, (_, index) => `bom-${index}`).join('\n'));
    await order.scan({ kind: 'code', code: PHONE }, 'ru');
    expect(now().scanned).toEqual({ kind: 'full', code: PHONE });
    expect(now().lines).toHaveLength(100);
  });

  it('SCAN-1: is reported when it is no product, or could not be asked for', async () => {
    const { order, asked, world, now } = keeping();
    await order.scan({ kind: 'other', text: '4606' }, 'ru');
    expect([now().scanned, asked]).toEqual([{ kind: 'other', text: '4606' }, []]);
    await order.scan({ kind: 'page', url: 'nowhere' }, 'ru');
    expect(now().scanned).toEqual({ kind: 'other', text: 'nowhere' });
    world.isDown = true;
    await order.scan({ kind: 'page', url: '1' }, 'ru');
    expect([now().scanned, now().lines]).toEqual([{ kind: 'failed' }, []]);
  });
});
