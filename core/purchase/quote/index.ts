export {
  DEFAULT_QUOTE_DAYS,
  leftOutOf,
  type Quote,
  type QuoteDays,
  type QuoteLine,
  type QuotePrices,
  quoteDays,
  quoteOf,
  quotePrices,
  quoteUntil,
} from './quote.ts';
