import { describe, expect, it } from 'vitest';
import type { Cart } from '#core/purchase/cart/index.ts';
import { createQuotes, isSaved, quoteSeller, UNREAD_QUOTES } from '#core/purchase/quote/index.ts';
import { aPhone, fakeQuoteStorage, watching } from '#core/testing/index.ts';

const cart = [{ product: aPhone('a').build(), count: 2, tier: 'second' }] as const;
const offer = { day: '2026-11-23', seller: 'Ana', cart } as const;
const png = 'data:image/png;base64,iVBORw0KGgoAAAA=';

const aPartner = (storage = fakeQuoteStorage(), lines: Cart = cart, today: string = offer.day) => {
  const put: unknown[] = [];
  const { show, now } = watching(UNREAD_QUOTES);
  const quotes = createQuotes({ storage, today, cart: { lines, addList: (...list) => put.push(list) }, show });
  return { quotes, now, put, storage };
};

describe("a partner's quotes", () => {
  it('QUOTE-6: bear what is known of the firm, which is kept', () => {
    const { quotes, now, storage } = aPartner();
    expect(UNREAD_QUOTES.ready).toBe(false);
    quotes.start();
    expect(now().ready).toBe(true);
    quotes.nameFirm({ name: 'A'.repeat(81) });
    quotes.nameFirm({ phone: '022' });
    expect([quotes.takeLogo('data:image/svg+xml,<svg/>'), quotes.takeLogo(png)]).toEqual([false, true]);
    const firm = { name: 'A'.repeat(80), phone: '022', logo: png };
    expect([now().firm, storage.loadFirm()]).toEqual([firm, firm]);
    expect(quotes.takeLogo(undefined)).toBe(true);
    expect(now().firm).toEqual({ name: 'A'.repeat(80), phone: '022' });
    const later = aPartner(storage);
    later.quotes.start();
    expect(later.now().firm).toEqual(now().firm);
  });

  it('QUOTE-7 QUOTE-8: are saved, opened and deleted, also those of another tab', () => {
    const { quotes, now, storage } = aPartner();
    const empty = aPartner(storage, [], '2026-11-30');
    for (const partner of [empty, { quotes }]) partner.quotes.start();
    empty.quotes.save('Ana');
    expect(empty.now().book.quotes).toEqual([]);
    quotes.address(`ACME${' '.repeat(200)}`);
    quotes.save('Ana');
    expect(now()).toMatchObject({ opened: { number: 1, customer: 'ACME' }, book: { next: 2 } });
    quotes.address('Ion');
    quotes.holdFor(7);
    quotes.priceAt('chosen');
    quotes.save('Ana');
    const ions = { ...offer, number: 1, customer: 'Ion', days: 7, prices: 'chosen' };
    expect(now().opened).toEqual(ions);
    // An opened one keeps its products and its day.
    empty.quotes.start();
    empty.quotes.open(1);
    empty.quotes.save('Ana');
    expect(empty.now().opened).toEqual(ions);
    expect(now().book.quotes.map(({ number, customer }) => [number, customer])).toEqual([[1, 'Ion']]);
    const other = aPartner(storage);
    other.quotes.start();
    other.quotes.save('Ana');
    quotes.close();
    expect(now()).toMatchObject({ opened: undefined, customer: '', days: 3, prices: 'retail' });
    quotes.save('Ana');
    expect(now()).toMatchObject({ opened: { number: 3 }, book: { next: 4 } });
    quotes.open(2);
    expect(now().opened?.number).toBe(2);
    quotes.open(1);
    expect(now()).toMatchObject({ customer: 'Ion', days: 7, prices: 'chosen' });
    quotes.open(2);
    quotes.open(99);
    expect(now().opened?.number).toBe(2);
    quotes.remove(1);
    expect(now().opened?.number).toBe(2);
    quotes.remove(2);
    expect(now().opened).toBeUndefined();
    quotes.numberFrom(40);
    expect(storage.loadBook()).toEqual(now().book);
    expect(now().book).toMatchObject({ next: 40, quotes: [{ number: 3 }] });
  });

  it('QUOTE-10: are saved until something of them changes, and keep their seller until another is chosen', () => {
    const { quotes, now } = aPartner();
    quotes.start();
    expect(isSaved(now(), '')).toBe(false);
    quotes.address('ACME ');
    quotes.save('Ana');
    expect([isSaved(now(), 'Ana'), isSaved(now(), ''), isSaved(now(), 'Ion')]).toEqual([true, true, false]);
    expect([quoteSeller(now(), ''), quoteSeller(now(), 'Ion')]).toEqual(['Ana', 'Ion']);
    for (const change of [() => quotes.address('Ion'), () => quotes.holdFor(7), () => quotes.priceAt('chosen')]) {
      change();
      expect(isSaved(now(), '')).toBe(false);
      quotes.save('');
      expect([isSaved(now(), ''), now().opened?.seller]).toEqual([true, 'Ana']);
    }
    quotes.save('Ion');
    expect(now().opened?.seller).toBe('Ion');
    quotes.close();
    expect([isSaved(now(), 'Ion'), quoteSeller(now(), '')]).toEqual([false, '']);
  });

  it('QUOTE-9: put their products in the cart, as far as there are so many', () => {
    const { quotes, put } = aPartner();
    quotes.start();
    quotes.save('Ana');
    quotes.putInCart(1, 'ro');
    expect(put).toEqual([[[expect.objectContaining({ count: 2, tier: 'second', most: expect.any(Number) })], 'ro']]);
  });
});
