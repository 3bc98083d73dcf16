import { comparableText } from '#core/kernel/shared/index.ts';
import { type Cart, repairCart } from '#core/purchase/cart/index.ts';
import { DEFAULT_QUOTE_DAYS, type QuoteDays, type QuotePrices, quoteDays, quotePrices } from './quote.ts';

/** An offer as it was made: with the products, counts and prices of that day (rule QUOTE-8). */
export interface SavedQuote {
  readonly number: number;
  /** Day that it was made on, as an ISO date. */
  readonly day: string;
  readonly days: QuoteDays;
  readonly prices: QuotePrices;
  /** Customer; may be empty. */
  readonly customer: string;
  /** Name of the seller; may be empty. */
  readonly seller: string;
  readonly cart: Cart;
}

/** The offers of a browser, the newest first, and the number of the next one (rule QUOTE-7). */
export interface QuoteBook {
  readonly next: number;
  readonly quotes: readonly SavedQuote[];
}

/** No offer was saved yet (rule QUOTE-7). */
export const EMPTY_BOOK: QuoteBook = { next: 1, quotes: [] };

/** Most stored quotes, and most products in all of them (rule QUOTE-8). */
export const MAX_QUOTES = 50;
export const MAX_QUOTED_LINES = 500;
/** Most characters of a customer's name on an offer, and of a seller's. */
export const CUSTOMER_MAX = 120;
/** The largest number that an offer can have (rule QUOTE-7). */
export const NUMBER_MAX = 999_999;

/** The newest offers that there is room for (rule QUOTE-8). */
const bounded = (quotes: readonly SavedQuote[]): readonly SavedQuote[] => {
  let lines = 0;
  return quotes.slice(0, MAX_QUOTES).filter(({ cart }, place) => {
    lines += cart.length;
    return place === 0 || lines <= MAX_QUOTED_LINES;
  });
};

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= NUMBER_MAX;

/**
 * Adds or replaces a quote: a new one gets the next number and comes first, an existing one keeps number and place
 * (rules QUOTE-7, QUOTE-8).
 */
export const withQuote = (
  book: QuoteBook,
  quote: Omit<SavedQuote, 'number'> & { readonly number?: number | undefined },
): { readonly book: QuoteBook; readonly quote: SavedQuote } => {
  const { number } = quote;
  if (number !== undefined && book.quotes.some((other) => other.number === number)) {
    const again = { ...quote, number };
    return {
      book: { ...book, quotes: book.quotes.map((other) => (other.number === number ? again : other)) },
      quote: again,
    };
  }
  const numbered = { ...quote, number: book.next };
  const next = Math.min(book.next + 1, NUMBER_MAX);
  return { book: { next, quotes: bounded([numbered, ...book.quotes]) }, quote: numbered };
};

/** The book without an offer; its number is not given again (rule QUOTE-7). */
export const withoutQuote = (book: QuoteBook, number: number): QuoteBook => ({
  ...book,
  quotes: book.quotes.filter((quote) => quote.number !== number),
});

/** Sets the next number if it is unused; else returns the book unchanged (rule QUOTE-7). */
export const numberedFrom = (book: QuoteBook, next: number): QuoteBook =>
  isNumber(next) && book.quotes.every(({ number }) => number < next) ? { ...book, next } : book;

/** The offers that a text finds by number, customer, seller, or a product's title or code; all when it is empty (rule QUOTE-9). */
export const findQuotes = (quotes: readonly SavedQuote[], text: string): readonly SavedQuote[] => {
  const wanted = comparableText(text).replace(/^№\s*/, '');
  return quotes.filter(({ number, customer, seller, cart }) =>
    [String(number), customer, seller, ...cart.flatMap(({ product }) => [product.title, product.code])].some((text) =>
      comparableText(text).includes(wanted),
    ),
  );
};

type StoredQuote = { readonly [Field in keyof SavedQuote]?: unknown };

const oneOf = <Option>(options: readonly Option[], value: unknown, otherwise: Option): Option =>
  options.find((option) => option === value) ?? otherwise;
const shortened = (value: unknown): string => (typeof value === 'string' ? value.slice(0, CUSTOMER_MAX) : '');
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const repairQuote = (stored: unknown): SavedQuote | undefined => {
  if (typeof stored !== 'object' || stored === null) return;
  const { number, day, days, prices, customer, seller, cart }: StoredQuote = stored;
  const lines = repairCart(cart);
  if (!isNumber(number) || !isDay(day) || lines.length === 0) return;
  return {
    number,
    day,
    days: oneOf(quoteDays, days, DEFAULT_QUOTE_DAYS),
    prices: oneOf(quotePrices, prices, 'retail'),
    customer: shortened(customer),
    seller: shortened(seller),
    cart: lines,
  };
};

/**
 * Repairs a stored book: whole quotes, numbers without repeats, the next number above all of them (rules QUOTE-7,
 * QUOTE-8). Never throws.
 */
export const repairBook = (stored: unknown): QuoteBook => {
  const { next, quotes }: { readonly [Field in keyof QuoteBook]?: unknown } =
    typeof stored === 'object' && stored !== null ? stored : {};
  const byNumber = new Map<number, SavedQuote>();
  for (const one of Array.isArray(quotes) ? (quotes as readonly unknown[]) : []) {
    const quote = repairQuote(one);
    if (quote && !byNumber.has(quote.number)) byNumber.set(quote.number, quote);
  }
  const kept = bounded([...byNumber.values()]);
  const above = Math.min(Math.max(0, ...byNumber.keys()) + 1, NUMBER_MAX);
  return { next: isNumber(next) ? Math.max(next, above) : above, quotes: kept };
};
