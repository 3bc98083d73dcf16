import {
  createQuotes,
  findQuotes,
  isSaved,
  type Quote,
  quoteOf,
  quoteSeller,
  revealsPartnerPrice,
  type SavedQuote,
  type ShownQuote,
  shownQuote,
  UNREAD_QUOTES,
  unofferableTitles,
} from '#core/purchase/quote/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

const Quotes = storeOf(UNREAD_QUOTES, createQuotes);
type Dependencies = ConstructorParameters<typeof Quotes>[0];

/** How a partner makes a cart an offer for the customer beside them, and finds the ones that were made before. */
export class QuoteStore extends Quotes {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    super(dependencies);
    this.#dependencies = dependencies;
  }

  /** The offer on the screen: number, days and lines. */
  get shown(): ShownQuote {
    const { cart, today } = this.#dependencies;
    return shownQuote(this, cart.lines, today);
  }

  get quote(): Quote {
    return quoteOf(this.shown.lines, this.prices);
  }

  /** The offer shows a partner's price (rule QUOTE-1). */
  get revealsPartnerPrice(): boolean {
    return revealsPartnerPrice(this.shown.lines, this.prices);
  }

  /** Titles of what is in the cart and cannot be offered (rule QUOTE-2). */
  get leftOut(): readonly string[] {
    return unofferableTitles(this.shown.lines);
  }

  /** Name of the chosen seller (rule QUOTE-10). */
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
}
