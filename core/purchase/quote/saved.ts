import { clean } from '#core/kernel/shared/index.ts';
import type { SavedQuote } from './book.ts';

/** What of an offer on the screen can differ from the one that was saved. */
interface Looked extends Pick<SavedQuote, 'prices' | 'days' | 'customer'> {
  readonly opened: SavedQuote | undefined;
}

/** By whom an offer is: the seller that is chosen now, or else the one that it was saved with (rule QUOTE-10). */
export const quoteSeller = ({ opened }: Pick<Looked, 'opened'>, chosen: string): string =>
  chosen || (opened?.seller ?? '');

/** Whether the shown quote is saved unchanged, with this seller (rule QUOTE-10). */
export const isSaved = (looked: Looked, chosen: string): boolean => {
  const { opened, prices, days, customer } = looked;
  return (
    opened !== undefined &&
    opened.prices === prices &&
    opened.days === days &&
    opened.customer === clean(customer) &&
    opened.seller === quoteSeller(looked, chosen)
  );
};
