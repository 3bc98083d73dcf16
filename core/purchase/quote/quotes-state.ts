import type { Locale } from '#core/kernel/locale/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { type Cart, maxCount, type PutLine } from '#core/purchase/cart/index.ts';
import {
  CUSTOMER_MAX,
  EMPTY_BOOK,
  numberedFrom,
  type QuoteBook,
  repairBook,
  type SavedQuote,
  withoutQuote,
  withQuote,
} from './book.ts';
import { FIRM_NAME_MAX, FIRM_PHONE_MAX, type Firm, isLogo, NO_FIRM, repairFirm } from './firm.ts';
import type { QuoteStorage } from './ports.ts';
import { DEFAULT_QUOTE_DAYS, type QuoteDays, type QuotePrices } from './quote.ts';
import { quoteSeller } from './saved.ts';

/** A partner's offers as they are seen. */
export interface QuotesState {
  /** The stored quotes were read; false in the first render. */
  readonly ready: boolean;
  readonly firm: Firm;
  readonly book: QuoteBook;
  /** The saved offer that is looked at; undefined while one is made of the cart. */
  readonly opened: SavedQuote | undefined;
  readonly prices: QuotePrices;
  readonly days: QuoteDays;
  /** For whom it is. */
  readonly customer: string;
  /** By what saved offers are looked for. */
  readonly wanted: string;
}

/** A new quote (rules QUOTE-1, QUOTE-3). */
const UNMADE = { opened: undefined, prices: 'retail', days: DEFAULT_QUOTE_DAYS, customer: '' } as const;

/** Nothing is known yet of what was saved (rules QUOTE-6, QUOTE-7). */
export const UNREAD_QUOTES: QuotesState = { ready: false, firm: NO_FIRM, book: EMPTY_BOOK, wanted: '', ...UNMADE };

interface Dependencies {
  readonly storage: Omit<QuoteStorage, 'forget'>;
  /** The cart that a new offer is made of. */
  readonly cart: { readonly lines: Cart; readonly addList: (lines: readonly PutLine[], locale: Locale) => void };
  /** Day in the shop's time zone, as an ISO date. */
  readonly today: string;
  /** Shows the offers each time they change. */
  readonly show: (state: QuotesState) => void;
}

/** Use-case: a partner's quotes and company (rules QUOTE-6 … QUOTE-10). */
export const createQuotes = ({ storage, cart, today, show }: Dependencies) => {
  let state = UNREAD_QUOTES;
  const setState = (change: Partial<QuotesState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const keepFirm = (firm: Firm) => {
    setState({ firm });
    storage.saveFirm(firm);
  };
  const keepBook = (book: QuoteBook, opened: SavedQuote | undefined) => {
    setState({ book, opened });
    storage.saveBook(book);
  };
  /** The stored book; another tab may have changed it. */
  const stored = () => repairBook(storage.loadBook());
  const find = (number: number): SavedQuote | undefined => state.book.quotes.find((quote) => quote.number === number);
  return {
    /** Reads the stored quotes. */
    start: (): void => setState({ ready: true, firm: repairFirm(storage.loadFirm()), book: stored() }),
    /** Takes the firm's name and phone as they are typed (rule QUOTE-6). */
    nameFirm: ({ name = state.firm.name, phone = state.firm.phone }: Partial<Pick<Firm, 'name' | 'phone'>>): void =>
      keepFirm({ ...state.firm, name: name.slice(0, FIRM_NAME_MAX), phone: phone.slice(0, FIRM_PHONE_MAX) }),
    /** Takes a logo, or takes it away; gives whether it is one (rule QUOTE-6). */
    takeLogo: (logo: string | undefined): boolean => {
      const { logo: _before, ...firm } = state.firm;
      if (logo === undefined) keepFirm(firm);
      else if (isLogo(logo)) keepFirm({ ...firm, logo });
      else return false;
      return true;
    },
    /** Sets the number of the next quote if it is unused (rule QUOTE-7). */
    numberFrom: (next: number): void => keepBook(numberedFrom(stored(), next), state.opened),
    priceAt: (prices: QuotePrices): void => setState({ prices }),
    holdFor: (days: QuoteDays): void => setState({ days }),
    lookFor: (wanted: string): void => setState({ wanted }),
    address: (customer: string): void => setState({ customer: customer.slice(0, CUSTOMER_MAX) }),
    /**
     * Saves and opens the quote: a new one gets a number, an opened one keeps number, products and day (rules QUOTE-7,
     * QUOTE-8, QUOTE-10). Ignored without products. `chosen` is the name of the seller.
     */
    save: (chosen: string): void => {
      const { opened, prices, days, customer } = state;
      const { cart: lines, day } = opened ?? { cart: cart.lines, day: today };
      if (lines.length === 0) return;
      const seller = quoteSeller(state, chosen);
      const quote = { cart: lines, day, prices, days, customer: clean(customer), seller };
      const saved = withQuote(stored(), { ...quote, number: opened?.number });
      keepBook(saved.book, saved.quote);
    },
    /** Looks at a saved offer as it was made (rule QUOTE-8). */
    open: (number: number): void => {
      const opened = find(number);
      if (opened) setState({ opened, prices: opened.prices, days: opened.days, customer: opened.customer });
    },
    /** Returns to the cart for another quote. */
    close: (): void => setState(UNMADE),
    /** Deletes an offer (rule QUOTE-7). */
    remove: (number: number): void =>
      keepBook(withoutQuote(stored(), number), state.opened?.number === number ? undefined : state.opened),
    /** Puts the products of an offer in the cart, each at its price of today and as far as there are pieces (rule QUOTE-9). */
    putInCart: (number: number, locale: Locale): void =>
      cart.addList(
        (find(number)?.cart ?? []).map((line) => ({ ...line, most: maxCount(line) })),
        locale,
      ),
  };
};
