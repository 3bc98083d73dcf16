import { describe, expect, it } from 'vitest';
import type { Cart } from '#core/purchase/cart/index.ts';
import {
  quoteDays,
  quoteOf,
  quotePrices,
  quoteUntil,
  type SavedQuote,
  shownQuote,
  UNREAD_QUOTES,
  unofferableTitles,
} from '#core/purchase/quote/index.ts';
import { aPhone } from '#core/testing/index.ts';

const a = aPhone('a').costing(5_000).discountedBy(500).withPromoOf(200).build();
const b = aPhone('b').costing(3_000).forPartnersAt(2_700).discountedBy(300).build();
const cart: Cart = [
  { product: a, count: 2, tier: 'retail' },
  { product: b, count: 1, tier: 'second' },
];

describe('a quote', () => {
  it('QUOTE-1: is made at each line’s own price, as the cart has it', () => {
    const quote = quoteOf(cart, 'chosen');
    expect(quote.lines.map(({ piece, sum, before, count }) => ({ piece, sum, before, count }))).toEqual([
      { piece: 480_000, sum: 960_000, before: 550_000, count: 2 },
      { piece: 270_000, sum: 270_000, before: undefined, count: 1 },
    ]);
    expect(quote).toMatchObject({ total: 1_230_000, saving: 140_000 });
  });

  it('QUOTE-1: or at the retail price throughout', () => {
    expect(quotePrices).toEqual(['retail', 'chosen']);
    const quote = quoteOf(cart, 'retail');
    expect(quote.lines[1]).toEqual({ product: b, count: 1, piece: 300_000, sum: 300_000, before: 330_000 });
    expect(quote.total).toBe(1_260_000);
  });

  it('QUOTE-5: strikes nothing beside a partner’s price, and counts no saving of it', () => {
    const partners = quoteOf([{ product: b, count: 2, tier: 'second' }], 'chosen');
    expect(partners.lines[0]).not.toHaveProperty('before');
    expect(partners.saving).toBe(0);
    expect(quoteOf([{ product: b, count: 2, tier: 'second' }], 'retail')).toMatchObject({ saving: 60_000 });
  });

  it('QUOTE-1: a price without discount has none before it', () => {
    const plain = aPhone('c').build();
    expect(quoteOf([{ product: plain, count: 1, tier: 'retail' }], 'chosen').lines[0]).not.toHaveProperty('before');
  });

  it('QUOTE-2: offers only what can be sold today', () => {
    const gone = aPhone('gone').outOfStock().build();
    const all: Cart = [{ product: gone, count: 1, tier: 'retail' }, ...cart];
    const quote = quoteOf(all, 'chosen');
    expect([unofferableTitles(all), unofferableTitles(cart)]).toEqual([[gone.title], []]);
    expect(quote.lines.map(({ product }) => product.productId)).toEqual(['a', 'b']);
    expect(quote.total).toBe(1_230_000);
  });

  it('QUOTE-3: holds for days that are counted from the day it is made on', () => {
    expect(quoteDays).toEqual([1, 3, 7, 14]);
    expect(UNREAD_QUOTES.days).toBe(3);
    expect(quoteUntil('2026-9-4', 3)).toBe('2026-09-07');
    expect(quoteUntil('2026-12-31', 1)).toBe('2027-01-01');
    expect(quoteUntil('2028-2-28', 1)).toBe('2028-02-29');
  });
});

describe('the offer on the screen', () => {
  const saved: SavedQuote = { number: 7, day: '2026-11-28', days: 7, prices: 'chosen', customer: '', seller: '', cart };
  const kept = { book: { next: 8, quotes: [saved] }, days: 3 } as const;

  it('QUOTE-7: is one of the cart under the next number until a saved one is opened', () => {
    const made = shownQuote({ ...kept, opened: undefined }, [], '2026-12-1');
    expect(made).toMatchObject({ lines: [], number: 8, day: '2026-12-1', until: '2026-12-04', isOver: false });
    const opened = shownQuote({ ...kept, opened: saved, days: 7 }, [], '2026-12-1');
    expect(opened).toMatchObject({ lines: cart, number: 7, day: '2026-11-28', until: '2026-12-05' });
  });

  it('QUOTE-8: is over on the day after its last, however that day is written', () => {
    const overOn = (today: string) => shownQuote({ ...kept, opened: saved, days: 7 }, [], today).isOver;
    expect(['2026-12-4', '2026-12-05', '2026-12-5', '2026-12-6', '2026-12-06'].map(overOn)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});
