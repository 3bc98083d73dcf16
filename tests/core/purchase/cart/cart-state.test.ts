import { describe, expect, it } from 'vitest';
import type { Product } from '#core/catalog/products/index.ts';
import { err, type Failure, failure, fromMdl, ok, type Result } from '#core/kernel/shared/index.ts';
import type { AnalyticsEvent } from '#core/marketing/analytics/index.ts';
import { CHECK_CHANGE_MS } from '#core/purchase/cart/cart-state.ts';
import { type CartState, canOrder, createCart, type EarlyPieces, UNREAD_CART } from '#core/purchase/cart/index.ts';
import { aPhone, fakeCartStorage, fakeEarlyPieces, fakeTime } from '#core/testing/index.ts';

type Current = Result<readonly Product[], Failure>;

const phone = aPhone('A').costing(5_000).build();
const other = aPhone('B').costing(300).build();
const down: Current = err(failure('network', 'network', 'silence'));

/** A cart whose checks are answered by hand. */
const keeping = (kept = fakeCartStorage(), soldAtOnce?: number, earlyPieces?: EarlyPieces) => {
  const time = fakeTime();
  const reported: unknown[] = [];
  const events: AnalyticsEvent[] = [];
  const asked: unknown[] = [];
  const waiting: ((current: Current) => void)[] = [];
  let state: CartState = UNREAD_CART;
  const cart = createCart({
    analytics: { push: (event) => void events.push(event) },
    cartStorage: kept,
    earlyPieces,
    timers: time,
    soldAtOnce,
    notify: (...what) => {
      reported.push(what);
      return () => undefined;
    },
    catalog: {
      current: (query) => {
        asked.push(query);
        return new Promise((resolve) => waiting.push(resolve));
      },
    },
    show: (next) => {
      state = next;
    },
  });
  /** Answers a check; `which` counts those that wait, the oldest first. */
  const answer = async (current: Current, which = 0) => {
    waiting.splice(which, 1)[0]?.(current);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const pieces = () => state.lines.map(({ product, count }) => `${product.productId} ${count}`);
  return { cart, time, kept, reported, events, asked, answer, pieces, state: () => state };
};

describe('the lines of a cart that is kept', () => {
  it('CART-16: are unknown at first, then as they were stored, then as other tabs have them, until stopped', () => {
    expect(UNREAD_CART).toEqual({
      lines: [],
      ready: false,
      open: false,
      closing: false,
      tooltip: false,
      changes: [],
      checking: false,
      checkFailed: false,
    });
    const { cart, kept, state, pieces } = keeping(fakeCartStorage([{ product: phone, count: 2, tier: 'retail' }]));
    const stop = cart.start();
    expect(state()).toEqual({ ...UNREAD_CART, ready: true, lines: kept.load() });
    kept.changeElsewhere([]);
    expect([state().ready, pieces()]).toEqual([true, []]);
    stop();
    kept.changeElsewhere([{ product: phone, count: 5, tier: 'retail' }]);
    expect(pieces()).toEqual([]);
  });

  it('CART-17 CART-26: have no more pieces than are sold at once, with words and a way back; without a bound as many as are wanted', async () => {
    const stored = [{ product: phone, count: 150, tier: 'retail' } as const];
    const { cart, answer, pieces, state } = keeping(fakeCartStorage(stored), 5);
    cart.start();
    // Until the cart is looked at, nothing is taken off unseen.
    expect([pieces(), canOrder(state().lines)]).toEqual([['A 150'], false]);
    void cart.check('ru');
    await answer(ok([phone]));
    expect([pieces(), canOrder(state().lines)]).toEqual([['A 5'], true]);
    const [change] = state().changes;
    expect(state().changes).toMatchObject([{ kind: 'above_limit', productId: 'A', left: 5, before: { count: 150 } }]);
    if (change && 'before' in change) cart.undo(change);
    expect([pieces(), canOrder(state().lines), state().changes]).toEqual([['A 150'], false, []]);
    cart.setCount('A', 4);
    // As does an order that is repeated.
    cart.addList([{ product: other, count: 9, tier: 'retail', most: 9 }], 'ru');
    await answer(ok([phone, other]));
    expect(pieces()).toEqual(['A 4', 'B 5']);
    expect(state().changes).toMatchObject([{ kind: 'above_limit', productId: 'B', left: 5 }]);
    cart.add(aPhone('C').being({ available: 8 }).build(), 'ru');
    cart.setCount('C', 20);
    expect(pieces().at(-1)).toBe('C 5');
    expect(state().changes.at(-1)).toMatchObject({ kind: 'above_limit', productId: 'C', left: 5 });
    cart.setCount('C', 3);
    expect(state().changes.some(({ productId }) => productId === 'C')).toBe(false);
    const partners = keeping(fakeCartStorage(stored));
    partners.cart.start();
    partners.cart.add(phone, 'ru');
    expect(partners.pieces()).toEqual(['A 151']);
  });

  it('CART-30: what came in early is reported once, and shown by the page on which it was put in', () => {
    const lines = [
      { product: phone, count: 1, tier: 'retail' },
      { product: other, count: 2, tier: 'retail' },
    ] as const;
    const early = [
      { productId: 'A', locale: 'ro', isHere: true },
      { productId: 'B', locale: 'ru', isHere: false },
      { productId: 'gone', locale: 'ru', isHere: true },
    ] as const;
    const here = fakeEarlyPieces(...early);
    const { cart, kept, state, reported, events, asked } = keeping(fakeCartStorage(lines), undefined, here);
    cart.start();
    expect(state()).toMatchObject({ ready: true, open: true, tooltip: true, checking: true });
    expect(events).toMatchObject([
      { event: 'add_to_cart', ecommerce: { value: 5_000, items: [{ item_id: 'A', quantity: 1 }] } },
      { event: 'add_to_cart', ecommerce: { value: 300, items: [{ item_id: 'B', quantity: 1 }] } },
    ]);
    expect(reported).toEqual([['added_to_cart', 'Phone A']]);
    expect(asked).toEqual([{ locale: 'ro', productIds: ['A', 'B'] }]);
    expect([kept.saves(), here.take()]).toEqual([0, []]);
    const elsewhere = keeping(fakeCartStorage(lines), undefined, fakeEarlyPieces(early[1]));
    elsewhere.cart.start();
    expect([elsewhere.state().open, elsewhere.events.length, elsewhere.reported]).toEqual([false, 1, []]);
  });

  it('CART-1 CART-2 CART-18: one added opens the panel, is checked, reported to people and to analytics', () => {
    const { cart, kept, state, reported, events, asked } = keeping();
    const own = aPhone('C').costing(1_000).forPartnersAt(900).withPromoOf(100).build();
    cart.add(own, 'ro', 'second');
    expect(state()).toMatchObject({ open: true, tooltip: true, checking: true });
    expect(state().lines).toEqual([{ product: own, count: 1, tier: 'second' }]);
    expect(reported).toEqual([['added_to_cart', 'Phone C']]);
    expect(asked).toEqual([{ locale: 'ro', productIds: ['C'] }]);
    cart.add(own, 'ro');
    expect(state().lines).toEqual([{ product: own, count: 2, tier: 'retail' }]);
    expect(kept.load()).toEqual(state().lines);
    expect(events).toMatchObject([
      { event: 'add_to_cart', ecommerce: { value: 800, items: [{ item_id: 'C', quantity: 1 }] } },
      { event: 'add_to_cart', ecommerce: { value: 900 } },
    ]);
  });

  it('CART-18: several added at once are checked once and reported of as of one', () => {
    const { cart, kept, state, reported, events, asked, pieces } = keeping();
    cart.addAll([phone, other, phone], 'ru');
    expect(pieces()).toEqual(['A 2', 'B 1']);
    expect(kept.load()).toEqual(state().lines);
    expect(state()).toMatchObject({ open: true, tooltip: true });
    expect(asked).toEqual([{ locale: 'ru', productIds: ['A', 'B'] }]);
    expect(reported).toEqual([['added_to_cart', undefined]]);
    expect(events).toMatchObject([{ ecommerce: { value: 5_000 } }, { ecommerce: { value: 300 } }, {}]);
  });

  it('SECOND-9: several added at once are each sold at the price that was pressed, or the retail one where it has none', () => {
    const { cart, state } = keeping();
    const own = aPhone('C').costing(900).forPartnersAt(800).build();
    cart.addAll([own, phone], 'ru', 'second');
    expect(state().lines.map(({ tier }) => tier)).toEqual(['second', 'retail']);
  });

  it('CART-21: a list goes in with its counts, each reported to analytics', () => {
    const { cart, reported, events, pieces, asked } = keeping();
    cart.add(phone, 'ru');
    cart.addList(
      [
        { product: phone, count: 3, tier: 'retail', most: 3 },
        { product: other, count: 2, tier: 'retail', most: 9 },
      ],
      'ru',
    );
    expect(pieces()).toEqual(['A 3', 'B 2']);
    expect(asked).toHaveLength(2);
    expect(reported.at(-1)).toEqual(['added_to_cart', undefined]);
    expect(events.slice(1)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { value: 15_000, items: [{ quantity: 3 }] } },
      { event: 'add_to_cart', ecommerce: { value: 600, items: [{ quantity: 2 }] } },
    ]);
  });

  it('CART-3 CART-4 CART-22: change their count and their price, and are kept', () => {
    const { cart, kept, pieces, state } = keeping();
    cart.add(aPhone('A').forPartnersAt(900).build(), 'ru');
    cart.setCount('A', 4);
    cart.setCount('A', -1);
    expect(pieces()).toEqual(['A 4']);
    cart.setTier('A', 'second');
    expect(state().lines[0]?.tier).toBe('second');
    expect(kept.load()).toEqual(state().lines);
    cart.setCount('A', 0);
    expect([pieces(), kept.load()]).toEqual([[], []]);
  });

  it('CART-24: lose what was ordered and what was notified of them, and keep what came in since', async () => {
    const { cart, answer, pieces, kept, state } = keeping();
    cart.addAll([phone, other], 'ru');
    await answer(ok([aPhone('A').costing(5_100).build(), other]));
    cart.setCount('A', 3);
    cart.takeOut([
      { productId: 'A', count: 2 },
      { productId: 'B', count: 1 },
      { productId: 'never-here', count: 1 },
    ]);
    expect(pieces()).toEqual(['A 1']);
    expect(kept.load()).toEqual(state().lines);
    expect(state().changes).toEqual([]);
  });

  it('are emptied with all that was reported, and the panel goes at once', async () => {
    const { cart, answer, state, kept, time } = keeping();
    cart.addAll([phone, other], 'ru');
    await answer(ok([phone]));
    cart.show('ru');
    await answer(down);
    expect(state()).toMatchObject({ checkFailed: true, open: true, tooltip: true });
    cart.clear();
    expect(state()).toEqual(UNREAD_CART);
    expect(kept.load()).toEqual([]);
    expect(time.waiting).toBe(0);
  });
});

describe('the panel of a cart that is kept', () => {
  it('CART-11 CART-12: closes in its time, leaves at once, and lets its tooltip be hidden', () => {
    const { cart, state, time } = keeping();
    cart.add(phone, 'ru');
    cart.hideTooltip();
    expect(state()).toMatchObject({ open: true, tooltip: false });
    cart.hide();
    expect(state().closing).toBe(true);
    time.pass(300);
    expect(state()).toMatchObject({ open: false, closing: false });
    cart.show('ru');
    cart.leave();
    expect(state().open).toBe(false);
  });
});

describe('the check of a change', () => {
  const three = aPhone('A').costing(5_000).being({ available: 3 }).build();
  const restricted = aPhone('B')
    .being({ labels: ['restricted'] })
    .build();

  it('CART-26: is made once the cart stands still, and keeps what was said before', async () => {
    const { cart, time, asked, answer, state } = keeping();
    cart.addAll([phone, other], 'ro');
    await answer(ok([aPhone('A').costing(5_100).build(), other]));
    cart.setCount('A', 2);
    time.pass(CHECK_CHANGE_MS - 1);
    cart.setTier('A', 'second');
    time.pass(CHECK_CHANGE_MS - 1);
    expect(asked).toHaveLength(1);
    time.pass(1);
    expect(asked[1]).toEqual({ locale: 'ro', productIds: ['A', 'B'] });
    await answer(ok([aPhone('A').costing(5_100).build(), { ...other, inStock: false }]));
    expect(state().changes.map(({ kind, productId }) => `${kind} ${productId}`)).toEqual(['price A', 'absent B']);
  });

  it('CART-26: takes pieces beyond the stock off at once, with a way back that stays', async () => {
    const { cart, time, answer, pieces, state, kept } = keeping();
    cart.add(phone, 'ru');
    cart.setCount('A', 5);
    await answer(ok([three]));
    expect([pieces(), kept.load()[0]?.count]).toEqual([['A 3'], 3]);
    const [found] = state().changes;
    expect(found).toMatchObject({ kind: 'fewer', before: { count: 5 }, left: 3 });
    if (found?.kind === 'fewer') cart.undo(found);
    expect([pieces(), state().changes]).toEqual([['A 5'], []]);
    time.pass(CHECK_CHANGE_MS);
    await answer(ok([three]));
    expect(pieces()).toEqual(['A 5']);
    cart.setCount('A', 4);
    expect([pieces(), state().changes]).toMatchObject([['A 3'], [{ kind: 'fewer', before: { count: 4 } }]]);
    cart.setCount('A', 1);
    expect(state().changes).toEqual([]);
  });

  it('CART-26: takes out what is not sold here when the cart is opened, with a way back that stays', async () => {
    const { cart, answer, pieces, state } = keeping();
    cart.addAll([phone, other], 'ru');
    await answer(ok([phone, restricted]));
    expect(pieces()).toEqual(['A 1']);
    const [found] = state().changes;
    if (found?.kind === 'restricted') cart.undo(found);
    expect(pieces()).toEqual(['A 1', 'B 1']);
    cart.show('ru');
    await answer(ok([phone, restricted]));
    expect([pieces(), state().changes]).toEqual([['A 1', 'B 1'], []]);
  });
});

describe('a cart that is full', () => {
  const many = Array.from({ length: 100 }, (_, index) => aPhone(`P${index}`).costing(10).build());

  it('CART-27: says why one more stays out, and keeps saying so once it is checked', async () => {
    const { cart, answer, state, reported, events } = keeping();
    cart.addAll(many, 'ru');
    await answer(ok(many));
    cart.add(phone, 'ru');
    expect(state().lines).toHaveLength(100);
    expect(state().changes).toEqual([{ kind: 'full', title: 'Phone A', productId: 'A' }]);
    expect([reported.length, events.length, state().open]).toEqual([1, 100, true]);
    await answer(ok(many));
    expect(state().changes).toHaveLength(1);
    cart.show('ru');
    await answer(ok(many));
    expect(state().changes).toEqual([]);
  });

  it('CART-27: of a list takes what still fits, and names the rest', async () => {
    const { cart, state, reported, events } = keeping();
    cart.addAll(many.slice(1), 'ru');
    cart.addList(
      [
        { product: phone, count: 2, tier: 'retail', most: 5 },
        { product: other, count: 1, tier: 'retail', most: 5 },
      ],
      'ru',
    );
    expect(state().lines).toHaveLength(100);
    expect(state().changes).toEqual([{ kind: 'full', title: 'Phone B', productId: 'B' }]);
    expect([reported.length, events.length]).toEqual([2, 100]);
  });
});

describe('the check of a cart', () => {
  it('CART-14: follows prices, keeps what is absent, drops what is gone, and tells it all', async () => {
    const { cart, answer, kept, state } = keeping();
    cart.addAll([phone, other, aPhone('gone').build()], 'ru');
    const dearer = aPhone('A').costing(5_100).build();
    const absent = { ...other, inStock: false };
    await answer(ok([dearer, absent]));
    expect(state().changes).toEqual([
      { kind: 'price', title: 'Phone A', productId: 'A', from: fromMdl(5_000), to: fromMdl(5_100) },
      { kind: 'absent', title: 'Phone B', productId: 'B' },
      { kind: 'gone', title: 'Phone gone', productId: 'gone' },
    ]);
    expect(state().lines.map(({ product }) => product)).toEqual([dearer, absent]);
    expect(kept.load()).toEqual(state().lines);
    expect([state().checking, state().checkFailed]).toEqual([false, false]);
  });

  it('CART-23: hears only the latest: an earlier answer neither tells nor silences anything', async () => {
    const { cart, answer, state } = keeping();
    cart.add(phone, 'ru');
    cart.add(other, 'ru');
    const dearer = aPhone('A').costing(5_100).build();
    await answer(ok([dearer]));
    expect([state().checking, state().changes]).toEqual([true, []]);
    await answer(ok([dearer, other]));
    expect(state().changes).toHaveLength(1);
  });

  it('CART-23: keeps what was done and what came in while it was under way, also from another tab', async () => {
    const { cart, answer, kept, pieces } = keeping();
    cart.start();
    cart.add(phone, 'ru');
    cart.setCount('A', 4);
    kept.changeElsewhere([...kept.load(), { product: other, count: 2, tier: 'retail' }]);
    await answer(ok([phone]));
    expect(pieces()).toEqual(['A 4', 'B 2']);
    expect(kept.load()).toHaveLength(2);
  });

  it('CART-14: that fails says so, keeps the cart, and can be made again', async () => {
    const { cart, answer, state, pieces } = keeping();
    cart.add(phone, 'ru');
    await answer(down);
    expect([state().checking, state().checkFailed, pieces()]).toEqual([false, true, ['A 1']]);
    const again = cart.check('ru');
    expect(state().checking).toBe(true);
    await answer(ok([phone]));
    await again;
    expect([state().checking, state().checkFailed]).toEqual([false, false]);
  });

  it('CART-29: gives a line that is taken out with its place, and puts it back there', () => {
    const { cart, pieces, kept } = keeping();
    cart.addAll([phone, other, aPhone('C').build()], 'ru');
    cart.setCount('B', 4);
    const removed = cart.remove('B');
    expect([pieces(), removed?.place, removed?.line.count]).toEqual([['A 1', 'C 1'], 1, 4]);
    if (removed) cart.putBack(removed);
    expect([pieces(), kept.load().length]).toEqual([['A 1', 'B 4', 'C 1'], 3]);
    if (removed) cart.putBack(removed);
    expect([pieces(), cart.remove('nothing')]).toEqual([['A 1', 'B 4', 'C 1'], undefined]);
  });

  it('CART-3: tells no more of a line that was taken out, nor of a failure once nothing is left', async () => {
    const { cart, answer, state } = keeping();
    cart.addAll([phone, other], 'ru');
    await answer(
      ok([
        { ...phone, inStock: false },
        { ...other, price: fromMdl(310) },
      ]),
    );
    cart.remove('A');
    expect(state().changes).toMatchObject([{ productId: 'B' }]);
    cart.addAll([phone], 'ru');
    await answer(down);
    cart.remove('A');
    expect(state().checkFailed).toBe(true);
    cart.setCount('B', 0);
    expect([state().changes, state().checkFailed]).toEqual([[], false]);
  });

  it('CART-14: asks nothing of an empty cart and forgets what it reported before', async () => {
    const { cart, answer, asked, state, kept } = keeping();
    cart.start();
    cart.add(phone, 'ru');
    await answer(ok([]));
    expect(state().changes).toMatchObject([{ kind: 'gone' }]);
    cart.show('ru');
    expect(asked).toHaveLength(1);
    expect(state()).toMatchObject({ open: true, changes: [], checking: false, checkFailed: false });
    cart.add(phone, 'ru');
    await answer(down);
    kept.changeElsewhere([]);
    await cart.check('ru');
    expect([state().checking, state().checkFailed]).toEqual([false, false]);
  });
});
