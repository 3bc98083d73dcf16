import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/purchase/cart/index.ts';
import {
  DEFAULT_QUOTE_DAYS,
  leftOutOf,
  type Quote,
  type QuoteDays,
  type QuotePrices,
  quoteOf,
  quoteUntil,
} from '#core/purchase/quote/index.ts';

/** How a partner makes a cart an offer for the customer beside them; nothing of it is kept. */
export class QuoteStore {
  prices: QuotePrices = 'chosen';
  days: QuoteDays = DEFAULT_QUOTE_DAYS;
  /** For whom it is. */
  customer = '';

  readonly #cart: { readonly lines: Cart };
  readonly #today: string;

  /** `today` is the day in the shop's time zone, such as `2026-9-4`. */
  constructor(cart: { readonly lines: Cart }, today: string) {
    this.#cart = cart;
    this.#today = today;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get quote(): Quote {
    return quoteOf(this.#cart.lines, this.prices);
  }

  /** ISO date of the last day on which it holds (rule QUOTE-3). */
  get until(): string {
    return quoteUntil(this.#today, this.days);
  }

  /** Titles of what is in the cart and cannot be offered (rule QUOTE-2). */
  get leftOut(): readonly string[] {
    return leftOutOf(this.#cart.lines);
  }

  priceAt(prices: QuotePrices): void {
    this.prices = prices;
  }

  holdFor(days: QuoteDays): void {
    this.days = days;
  }

  address(customer: string): void {
    this.customer = customer;
  }
}
