import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Cart } from '#core/purchase/cart/index.ts';
import {
  createQuotes,
  type Firm,
  findQuotes,
  isSaved,
  type Quote,
  type QuoteDays,
  type QuotePrices,
  type QuotesState,
  quoteOf,
  quoteSeller,
  revealsPartnerPrice,
  type SavedQuote,
  type ShownQuote,
  shownQuote,
  UNREAD_QUOTES,
  unofferableTitles,
} from '#core/purchase/quote/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Keeping = Parameters<typeof createQuotes>[0];

interface Dependencies {
  /** The cart that a new offer is made of. */
  readonly cart: { readonly lines: Cart } & Keeping['cart'];
  readonly storage: Keeping['storage'];
  /** Day in the shop's time zone, as an ISO date. */
  readonly today: string;
}

/** How a partner makes a cart an offer for the customer beside them, and finds the ones that were made before. */
export class QuoteStore implements QuotesState {
  ready = UNREAD_QUOTES.ready;
  firm = UNREAD_QUOTES.firm;
  book = UNREAD_QUOTES.book;
  opened = UNREAD_QUOTES.opened;
  prices: QuotePrices = UNREAD_QUOTES.prices;
  days: QuoteDays = UNREAD_QUOTES.days;
  customer = UNREAD_QUOTES.customer;
  /** By what saved offers are looked for. */
  wanted = '';

  readonly #cart: { readonly lines: Cart };
  readonly #today: string;
  readonly #keeping: ReturnType<typeof createQuotes>;

  constructor({ cart, storage, today }: Dependencies) {
    this.#cart = cart;
    this.#today = today;
    this.#keeping = createQuotes({ storage, cart, show: syncTo<QuotesState>(this) });
    makeAutoObservable(this, { firm: observableRef, book: observableRef, opened: observableRef }, { autoBind: true });
  }

  /** Reads what was kept. */
  start(): void {
    this.#keeping.start();
  }

  /** The offer on the screen: number, days and lines. */
  get shown(): ShownQuote {
    return shownQuote(this, this.#cart.lines, this.#today);
  }

  get quote(): Quote {
    return quoteOf(this.shown.lines, this.prices);
  }

  /** Whoever reads the offer learns a partner's price from it (rule QUOTE-1). */
  get revealsPartnerPrice(): boolean {
    return revealsPartnerPrice(this.shown.lines, this.prices);
  }

  /** Titles of what is in the cart and cannot be offered (rule QUOTE-2). */
  get leftOut(): readonly string[] {
    return unofferableTitles(this.shown.lines);
  }

  /** By whom the offer is, where a seller of that name is chosen (rule QUOTE-10). */
  quoteSeller(chosen: string): string {
    return quoteSeller(this, chosen);
  }

  /** The offer on the screen is saved as it is (rule QUOTE-10). */
  isSaved(chosen: string): boolean {
    return isSaved(this, chosen);
  }

  /** The saved offers that are looked for (rule QUOTE-9). */
  get found(): readonly SavedQuote[] {
    return findQuotes(this.book.quotes, this.wanted);
  }

  priceAt(prices: QuotePrices): void {
    this.#keeping.priceAt(prices);
  }

  holdFor(days: QuoteDays): void {
    this.#keeping.holdFor(days);
  }

  address(customer: string): void {
    this.#keeping.address(customer);
  }

  lookFor(wanted: string): void {
    this.wanted = wanted;
  }

  nameFirm(firm: Partial<Pick<Firm, 'name' | 'phone'>>): void {
    this.#keeping.nameFirm(firm);
  }

  /** Takes a logo, or takes it away; gives whether it is one. */
  takeLogo(logo: string | undefined): boolean {
    return this.#keeping.takeLogo(logo);
  }

  numberFrom(next: number): void {
    this.#keeping.numberFrom(next);
  }

  /** Saves the offer that is looked at; `seller` is the name of who offers it. */
  save(seller: string): void {
    this.#keeping.save({ cart: this.#cart.lines, day: this.#today, seller });
  }

  open(number: number): void {
    this.#keeping.open(number);
  }

  /** Goes back to the offer of the cart, for somebody else. */
  close(): void {
    this.#keeping.close();
  }

  remove(number: number): void {
    this.#keeping.remove(number);
  }

  putInCart(number: number, locale: Locale): void {
    this.#keeping.putInCart(number, locale);
  }
}
