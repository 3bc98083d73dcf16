export {
  CUSTOMER_MAX,
  findQuotes,
  NUMBER_MAX,
  type QuoteBook,
  type SavedQuote,
} from './book.ts';
export {
  FIRM_NAME_MAX,
  FIRM_PHONE_MAX,
  type Firm,
  LOGO_SIZE,
  logoTypes,
  NO_FIRM,
  repairFirm,
} from './firm.ts';
export type { QuoteStorage } from './ports.ts';
export {
  type Quote,
  type QuoteDays,
  type QuoteLine,
  type QuotePrices,
  quoteDays,
  quoteOf,
  quotePrices,
  quoteUntil,
  revealsPartnerPrice,
  unofferableTitles,
} from './quote.ts';
export { createQuotes, type QuotesState, UNREAD_QUOTES } from './quotes-state.ts';
export { isSaved, quoteSeller } from './saved.ts';
export { type ShownQuote, shownQuote } from './shown-quote.ts';
