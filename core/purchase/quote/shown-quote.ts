import type { Cart } from '#core/purchase/cart/index.ts';
import { dayAfter, quoteUntil } from './quote.ts';
import type { QuotesState } from './quotes-state.ts';

/** The offer on the screen. */
export interface ShownQuote {
  readonly lines: Cart;
  /** Its own number, or the one that it gets when it is saved. */
  readonly number: number;
  /** ISO date of the day that it was made on. */
  readonly day: string;
  /** ISO date of the last day on which it holds (rule QUOTE-3). */
  readonly until: string;
  /** Its last day is over (rule QUOTE-8). */
  readonly isOver: boolean;
}

/** The opened offer as it was made, or else one of the cart that is made today (rules QUOTE-3, QUOTE-7, QUOTE-8). */
export const shownQuote = (
  { opened, book, days }: Pick<QuotesState, 'opened' | 'book' | 'days'>,
  cart: Cart,
  today: string,
): ShownQuote => {
  const { cart: lines, number, day } = opened ?? { cart, number: book.next, day: today };
  const until = quoteUntil(day, days);
  return { lines, number, day, until, isOver: until < dayAfter(today, 0) };
};
