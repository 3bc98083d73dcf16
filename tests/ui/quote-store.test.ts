import { observable, observableRef } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#core/purchase/cart/index.ts';
import { aPhone, fakeQuoteStorage } from '#core/testing/index.ts';
import { QuoteStore } from '#ui/features/purchase/quote/quote-store.ts';

const phone = aPhone('a').costing(3_000).forPartnersAt(2_700).build();
const gone = aPhone('gone').outOfStock().build();
const cartOf = (lines: Cart) => {
  const cart = observable({ lines }, { lines: observableRef });
  const put: unknown[] = [];
  return Object.defineProperties(cart, {
    addList: { value: (list: unknown) => void put.push(list) },
    put: { value: put },
  }) as typeof cart & { readonly addList: () => void; readonly put: readonly unknown[] };
};
const aStore = (cart: ReturnType<typeof cartOf>, today: string, storage = fakeQuoteStorage()) =>
  new QuoteStore({ cart, storage, today });

describe('the offer for a customer', () => {
  it('QUOTE-1: follows the cart and the chosen prices', () => {
    const cart = cartOf([{ product: phone, count: 2, tier: 'second' }]);
    const store = aStore(cart, '2026-11-21');
    expect(store.quote.total).toBe(600_000);
    expect(store.revealsPartnerPrice).toBe(false);
    store.priceAt('chosen');
    expect(store.quote.total).toBe(540_000);
    expect(store.revealsPartnerPrice).toBe(true);
    cart.lines = [{ product: phone, count: 2, tier: 'retail' }];
    expect(store.revealsPartnerPrice).toBe(false);
    store.priceAt('retail');
    cart.lines = [{ product: phone, count: 1, tier: 'second' }];
    expect(store.quote.total).toBe(300_000);
  });

  it('QUOTE-2: names what it omits', () => {
    const lines = [gone, phone].map((product) => ({ product, count: 1, tier: 'retail' as const }));
    const store = aStore(cartOf(lines), '2026-11-21');
    expect(store.leftOut).toEqual(['Phone gone']);
    expect(store.quote.lines).toHaveLength(1);
  });

  it('QUOTE-3: is valid for three days by default', () => {
    const store = aStore(cartOf([]), '2026-11-28');
    expect(store.shown.until).toBe('2026-12-01');
    store.holdFor(14);
    expect(store.shown.until).toBe('2026-12-12');
    store.address('ACME SRL');
    expect(store.customer).toBe('ACME SRL');
  });

  it('QUOTE-7 QUOTE-8 QUOTE-9: is saved under its number, found, opened as it was and put in the cart again', () => {
    const cart = cartOf([{ product: phone, count: 2, tier: 'second' }]);
    const storage = fakeQuoteStorage();
    const store = aStore(cart, '2026-11-28', storage);
    expect(store.ready).toBe(false);
    store.start();
    expect([store.ready, store.shown.number, store.shown.day]).toEqual([true, 1, '2026-11-28']);
    store.priceAt('chosen');
    store.address(' ACME ');
    store.holdFor(7);
    store.save('Ana');
    expect(store.opened).toMatchObject({ number: 1, customer: 'ACME', seller: 'Ana', days: 7, day: '2026-11-28' });
    store.close();
    expect([store.customer, store.days, store.shown.number]).toEqual(['', 3, 2]);

    cart.lines = [];
    const later = aStore(cart, '2026-12-06', storage);
    later.start();
    expect(later.shown.lines).toEqual([]);
    later.save('Ana');
    expect(later.book.quotes).toHaveLength(1);
    later.lookFor('nobody');
    expect(later.found).toEqual([]);
    later.lookFor('acme');
    expect(later.found.map(({ number }) => number)).toEqual([1]);
    later.open(1);
    expect([later.shown.lines.length, later.customer, later.shown.number, later.quote.total]).toEqual([
      1,
      'ACME',
      1,
      540_000,
    ]);
    expect([later.shown.until, later.shown.isOver]).toEqual(['2026-12-05', true]);
    later.putInCart(1, 'ru');
    expect(cart.put).toEqual([[expect.objectContaining({ count: 2, tier: 'second' })]]);
    later.remove(1);
    expect([later.found, later.opened, later.shown.number]).toEqual([[], undefined, 2]);
  });

  it('QUOTE-6: bears the firm that its partner names', () => {
    const storage = fakeQuoteStorage({ firm: { name: 7, logo: 'javascript:1' } });
    const store = aStore(cartOf([]), '2026-11-28', storage);
    store.start();
    expect(store.firm).toEqual({ name: '', phone: '' });
    store.nameFirm({ name: 'ACME' });
    expect(store.takeLogo('data:image/svg+xml;base64,AAAA')).toBe(false);
    expect(store.takeLogo('data:image/png;base64,iVBORw0KGgoAAAA=')).toBe(true);
    store.numberFrom(40);
    expect([storage.loadFirm(), store.shown.number]).toEqual([store.firm, 40]);
  });
});
