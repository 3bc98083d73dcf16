export { type PriceHistory, type PriceSince, type PriceSpan, priceHistory, priceSpans } from './price-history.ts';
