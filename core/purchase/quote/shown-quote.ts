import type { Cart } from '#core/purchase/cart/index.ts';
import type { QuotesState } from './keep-quotes.ts';
import { dayAfter, quoteUntil } from './quote.ts';

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

/** By whom an offer is: the seller that is chosen now, or else the one that it was saved with (rule QUOTE-10). */
export const sellerOf = ({ opened }: Pick<QuotesState, 'opened'>, chosen: string): string =>
  chosen || (opened?.seller ?? '');

/** Whether the offer on the screen is saved as it is, by a seller of that name (rule QUOTE-10). */
export const isSaved = (
  state: Pick<QuotesState, 'opened' | 'prices' | 'days' | 'customer'>,
  chosen: string,
): boolean => {
  const { opened, prices, days, customer } = state;
  return (
    opened !== undefined &&
    opened.prices === prices &&
    opened.days === days &&
    opened.customer === customer.trim() &&
    opened.seller === sellerOf(state, chosen)
  );
};
