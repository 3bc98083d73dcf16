import { describe, expect, it } from 'vitest';
import type { Product } from '#core/catalog/products/index.ts';
import { err, type Failure, failure, fromMdl, ok, type Result } from '#core/kernel/shared/index.ts';
import { fakeCartStorage, fakeDataLayer, fakeTime } from '#core/testing/index.ts';
import { CartStore } from '#ui/features/purchase/cart/cart-store.ts';
import { aProduct } from './shop-fakes.ts';

type Current = Result<readonly Product[], Failure>;

const phone = aProduct('phone');
const case_ = aProduct('case', { price: fromMdl(300) });

/** A cart whose checks are answered by hand, in the order given. */
const aCart = (kept = fakeCartStorage()) => {
  const timers = fakeTime();
  const reported: string[] = [];
  const asked: (readonly string[])[] = [];
  const waiting: ((current: Current) => void)[] = [];
  const analytics = fakeDataLayer();
  const { reported: events } = analytics;
  const cart = new CartStore({
    analytics,
    cartStorage: kept,
    timers,
    notify: (kind, about) => {
      reported.push(`${kind} ${about}`);
      return () => undefined;
    },
    catalog: {
      current: ({ productIds }) => {
        asked.push(productIds);
        return new Promise((resolve) => waiting.push(resolve));
      },
    },
  });
  const answer = async (current: Current, which = 0) => {
    waiting.splice(which, 1)[0]?.(current);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { cart, timers, kept, reported, events, asked, answer };
};

describe('the panel', () => {
  it('opens on adding, takes 300 ms to close, and can be opened again meanwhile', () => {
    const { cart, timers, reported } = aCart();
    cart.add(phone, 'ru');
    expect(cart.open).toBe(true);
    expect(reported).toEqual(['added_to_cart Product phone']);
    cart.hide();
    timers.pass(299);
    expect([cart.open, cart.closing]).toEqual([true, true]);
    timers.pass(1);
    expect([cart.open, cart.closing]).toEqual([false, false]);

    cart.show('ru');
    cart.hide();
    timers.pass(100);
    cart.show('ru');
    timers.pass(300);
    expect([cart.open, cart.closing]).toEqual([true, false]);
  });

  it('CART-18: takes several in at once, checks them once and tells of them as of one', () => {
    const { cart, reported, asked, kept } = aCart();
    cart.addAll([phone, case_], 'ru');
    expect(kept.load().map(({ product, count }) => [product.productId, count])).toEqual([
      ['phone', 1],
      ['case', 1],
    ]);
    expect([cart.open, cart.tooltip]).toEqual([true, true]);
    expect(asked).toEqual([['phone', 'case']]);
    expect(reported).toEqual(['added_to_cart undefined']);
  });

  it('CART-21: takes a list in with its counts, and puts its tooltip away when asked to', () => {
    const { cart, reported } = aCart();
    cart.addList([{ product: phone, count: 3, tier: 'retail', most: 9 }], 'ru');
    expect([cart.count, cart.open, cart.tooltip, reported]).toEqual([3, true, true, ['added_to_cart undefined']]);
    cart.hideTooltip();
    expect([cart.open, cart.tooltip]).toEqual([true, false]);
  });

  it('leaves at once for another layer, and a closing under way does not come after it', () => {
    const { cart, timers } = aCart();
    cart.show('ru');
    cart.hide();
    cart.leave();
    expect([cart.open, cart.closing]).toEqual([false, false]);
    cart.show('ru');
    timers.pass(300);
    expect(cart.open).toBe(true);
  });

  it('tells of an added product for 8 s, counted from the last one', () => {
    const { cart, timers } = aCart();
    cart.add(phone, 'ru');
    timers.pass(7999);
    expect(cart.tooltip).toBe(true);
    cart.add(phone, 'ru');
    timers.pass(7999);
    expect(cart.tooltip).toBe(true);
    timers.pass(1);
    expect(cart.tooltip).toBe(false);
  });
});

describe('lines', () => {
  it('counts a repeated add on the same line and resets its second price', () => {
    const { cart, kept } = aCart();
    cart.add(phone, 'ru', 'second');
    expect(cart.lines[0]?.tier).toBe('second');
    cart.add(phone, 'ru');
    expect(cart.lines).toEqual([{ product: phone, count: 2, tier: 'retail' }]);
    expect(kept.load()).toEqual(cart.lines);
  });

  it('loses a line at 0 and ignores a negative count', () => {
    const { cart } = aCart();
    cart.add(phone, 'ru');
    cart.setCount('phone', -1);
    expect([cart.count, cart.has('phone')]).toEqual([1, true]);
    cart.setCount('phone', 0);
    expect([cart.lines, cart.has('phone')]).toEqual([[], false]);
  });

  it('carries its prices: one piece, all of them, and before any discount only where there is one', () => {
    const { cart } = aCart();
    cart.add(aProduct('cut', { discount: fromMdl(500), promoDiscount: fromMdl(200) }), 'ru');
    cart.setCount('cut', 2);
    cart.add(phone, 'ru');
    expect(cart.pricedLines).toMatchObject([
      { piece: fromMdl(4800), price: fromMdl(9600), before: fromMdl(11_000) },
      { piece: fromMdl(5000), price: fromMdl(5000) },
    ]);
    expect(cart.pricedLines[1]).not.toHaveProperty('before');
  });

  it('gives up what was ordered and keeps what came in since', () => {
    const { cart } = aCart();
    cart.add(phone, 'ru');
    cart.setCount('phone', 3);
    cart.add(case_, 'ru');
    cart.takeOut([
      { productId: 'phone', count: 2 },
      { productId: 'case', count: 1 },
      { productId: 'never-here', count: 1 },
    ]);
    expect(cart.lines).toMatchObject([{ product: phone, count: 1 }]);
  });

  it('reads the stored cart on start and follows other tabs until stopped', () => {
    const kept = fakeCartStorage([{ product: phone, count: 2, tier: 'retail' }]);
    const { cart } = aCart(kept);
    expect([cart.ready, cart.count]).toEqual([false, 0]);
    const stop = cart.start();
    expect([cart.ready, cart.count]).toEqual([true, 2]);
    kept.changeElsewhere([]);
    expect(cart.count).toBe(0);
    stop();
    kept.changeElsewhere([{ product: phone, count: 5, tier: 'retail' }]);
    expect(cart.count).toBe(0);
  });
});

describe('the check against fresh prices', () => {
  it('follows prices, keeps what is absent, drops what is gone, and tells it all', async () => {
    const { cart, answer, kept } = aCart();
    for (const product of [phone, case_, aProduct('gone')]) cart.add(product, 'ru');
    const dearer = aProduct('phone', { price: fromMdl(5100) });
    const absent = { ...case_, inStock: false };
    await answer(ok([dearer, absent]), 2);
    expect(cart.changes.map(({ kind }) => kind)).toEqual(['price', 'absent', 'gone']);
    expect(cart.changes[0]).toMatchObject({ from: fromMdl(5000), to: fromMdl(5100) });
    expect(cart.lines.map(({ product }) => product)).toEqual([dearer, absent]);
    expect(kept.load()).toEqual(cart.lines);
    expect([cart.hasObstacle, cart.canOrder, cart.checking]).toEqual([true, false, false]);
  });

  it('hears only the latest: an earlier answer neither tells nor silences anything', async () => {
    const { cart, answer, asked } = aCart();
    cart.add(phone, 'ru');
    cart.add(case_, 'ru');
    expect(asked).toEqual([['phone'], ['phone', 'case']]);
    const dearer = aProduct('phone', { price: fromMdl(5100) });
    await answer(ok([dearer]));
    expect([cart.checking, cart.changes]).toEqual([true, []]);
    await answer(ok([dearer, case_]));
    expect(cart.changes.map(({ kind }) => kind)).toEqual(['price']);
  });

  it('keeps what the shopper did while it was under way', async () => {
    const { cart, answer } = aCart();
    cart.add(phone, 'ru');
    cart.setCount('phone', 4);
    await answer(ok([phone]));
    expect(cart.count).toBe(4);
  });

  it('CART-23: loses nothing that another tab has put in while it was under way', async () => {
    const { cart, answer, kept } = aCart();
    cart.start();
    cart.add(phone, 'ru');
    kept.changeElsewhere([...kept.load(), { product: case_, count: 1, tier: 'retail' }]);
    await answer(ok([phone]));
    expect(cart.lines.map(({ product }) => product.productId)).toEqual(['phone', 'case']);
    expect(kept.load()).toEqual(cart.lines);
  });

  it('says that it failed, keeps the cart, and can be made again', async () => {
    const { cart, answer } = aCart();
    cart.add(phone, 'ru');
    await answer(err(failure('network', 'network', 'silence')));
    expect([cart.checkFailed, cart.count, cart.canOrder]).toEqual([true, 1, true]);
    const again = cart.check('ru');
    await answer(ok([phone]));
    await again;
    expect(cart.checkFailed).toBe(false);
  });

  it('tells no more of a line that the shopper took out, nor of a failure once nothing is left', async () => {
    const { cart, answer } = aCart();
    cart.add(phone, 'ru');
    cart.add(case_, 'ru');
    await answer(
      ok([
        { ...phone, inStock: false },
        { ...case_, price: fromMdl(310) },
      ]),
      1,
    );
    cart.remove('phone');
    expect(cart.changes.map(({ productId }) => productId)).toEqual(['case']);
    cart.show('ru');
    await answer(err(failure('network', 'network', 'silence')), 1);
    cart.setCount('case', 0);
    expect([cart.changes, cart.checkFailed]).toEqual([[], false]);
  });

  it('asks nothing of an empty cart and forgets what it reported before', async () => {
    const { cart, answer, asked } = aCart();
    cart.add(phone, 'ru');
    await answer(ok([]));
    expect(cart.changes.map(({ kind }) => kind)).toEqual(['gone']);
    cart.show('ru');
    expect(asked).toHaveLength(1);
    expect([cart.changes, cart.checking]).toEqual([[], false]);
  });
});

describe('analytics', () => {
  it('ANALYTICS-1: hears of each piece that is put in, at what it costs there, and of nothing else', () => {
    const { cart, events } = aCart();
    const partnerPhone = aProduct('partner', { tierPrices: { second: fromMdl(4_500) }, promoDiscount: fromMdl(100) });
    cart.add(partnerPhone, 'ru', 'second');
    cart.addAll([phone, case_], 'ru');
    cart.setCount('phone', 3);
    cart.remove('case');
    expect(events.map(({ event }) => event)).toEqual(['add_to_cart', 'add_to_cart', 'add_to_cart']);
    expect(events).toMatchObject([
      { ecommerce: { value: 4_400, items: [{ item_id: 'partner', quantity: 1 }] } },
      { ecommerce: { value: 5_000, items: [{ item_id: 'phone' }] } },
      { ecommerce: { value: 300, items: [{ item_id: 'case' }] } },
    ]);
  });
});
