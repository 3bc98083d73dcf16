import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_BOOK,
  findQuotes,
  MAX_QUOTED_LINES,
  MAX_QUOTES,
  NUMBER_MAX,
  numberedFrom,
  type QuoteBook,
  repairBook,
  withoutQuote,
  withQuote,
} from '#core/purchase/quote/book.ts';
import { aPhone } from '#core/testing/index.ts';

const phone = aPhone('a').build();
const line = { product: phone, count: 1, tier: 'retail' } as const;
const offer = { day: '2026-11-23', days: 3, prices: 'chosen', customer: 'ACME', seller: 'Ana', cart: [line] } as const;
const numbers = ({ quotes }: QuoteBook) => quotes.map(({ number }) => number);
const bookOf = (count: number) =>
  Array.from({ length: count }).reduce<QuoteBook>((book) => withQuote(book, offer).book, EMPTY_BOOK);

describe('a book of quotes', () => {
  it('QUOTE-7: gives each new one the next number, and an old one its own', () => {
    const book = bookOf(3);
    expect([numbers(book), book.next]).toEqual([[3, 2, 1], 4]);
    const again = withQuote(book, { ...offer, customer: 'Ion', number: 2 });
    expect([numbers(again.book), again.book.next, again.quote.customer]).toEqual([[3, 2, 1], 4, 'Ion']);
    expect(again.book.quotes[1]).toBe(again.quote);
    // One that was deleted meanwhile is a new one.
    expect(withQuote(withoutQuote(book, 2), { ...offer, number: 2 }).quote.number).toBe(4);
  });

  it('QUOTE-7: never gives a number again, and goes on from a higher one', () => {
    const book = withoutQuote(bookOf(2), 2);
    expect([numbers(book), book.next]).toEqual([[1], 3]);
    expect(numberedFrom(book, 40).next).toBe(40);
    expect(numberedFrom(book, 2).next).toBe(2);
    for (const wrong of [1, 0, -3, 2.5, Number.NaN, NUMBER_MAX + 1]) expect(numberedFrom(book, wrong)).toBe(book);
  });

  it('QUOTE-7: whatever is saved and deleted, no two have one number', () => {
    const step = fc.oneof(fc.constant('save' as const), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let book = EMPTY_BOOK;
        const given: number[] = [];
        for (const one of steps) {
          if (one === 'save') {
            const saved = withQuote(book, offer);
            given.push(saved.quote.number);
            ({ book } = saved);
          } else book = withoutQuote(book, one);
          expect(repairBook(JSON.parse(JSON.stringify(book)))).toEqual(book);
        }
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });

  it('QUOTE-8: keeps the newest 50, and 500 products in all', () => {
    expect(MAX_QUOTES).toBe(50);
    expect(numbers(bookOf(51))).toEqual(Array.from({ length: 50 }, (_, place) => 51 - place));
    const cart = Array.from({ length: 100 }, (_, place) => ({ ...line, product: aPhone(`p${place}`).build() }));
    const large = Array.from({ length: 6 }).reduce<QuoteBook>(
      (book) => withQuote(book, { ...offer, cart }).book,
      EMPTY_BOOK,
    );
    expect([MAX_QUOTED_LINES, numbers(large)]).toEqual([500, [6, 5, 4, 3, 2]]);
  });

  it('QUOTE-8: survives storage offer by offer', () => {
    const { book } = withQuote(bookOf(1), offer);
    const [second, first] = book.quotes;
    expect(repairBook(structuredClone(book))).toEqual(book);
    const broken = [
      null,
      'offer',
      { ...first, number: 0 },
      { ...first, number: '1' },
      { ...first, day: 'today' },
      { ...first, day: '2026-13-40' },
      { ...first, cart: [] },
      { ...first, cart: [{ product: {}, count: 1 }] },
      second,
    ];
    expect(repairBook({ next: 3, quotes: [...broken, first, { ...first, customer: 'twice' }] })).toEqual(book);
    expect(
      repairBook({ next: 1, quotes: [{ ...second, days: 5, prices: 'low', customer: 5, seller: 'x'.repeat(200) }] }),
    ).toEqual({
      next: 3,
      quotes: [{ ...second, days: 3, prices: 'retail', customer: '', seller: 'x'.repeat(120) }],
    });
    for (const stored of [undefined, null, 'book', 3, [], { quotes: 'all', next: 'one' }])
      expect(repairBook(stored)).toEqual(EMPTY_BOOK);
    fc.assert(fc.property(fc.anything(), (stored) => repairBook(stored).next > 0));
  });

  it('QUOTE-9: finds by number, customer, seller, title and code, whatever the case and diacritics', () => {
    const named = withQuote(bookOf(1), { ...offer, customer: 'Mărțișor', seller: 'Șerban' }).book;
    const found = (text: string) => findQuotes(named.quotes, text).map(({ number }) => number);
    expect(found('')).toEqual([2, 1]);
    expect(found(' № 2 ')).toEqual([2]);
    expect(found('MARTISOR')).toEqual([2]);
    expect(found('serban')).toEqual([2]);
    expect(found('acme')).toEqual([1]);
    expect(found(phone.title.toUpperCase())).toEqual([2, 1]);
    expect(found(phone.code)).toEqual([2, 1]);
    expect(found('nobody')).toEqual([]);
  });
});
