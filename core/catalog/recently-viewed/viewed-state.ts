import type { Product, ProductCatalog } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import { type RecentlyViewed, rememberViewed, type ViewedStorage } from './recently-viewed.ts';

/** What a visitor looked at: which products is remembered, what they cost today is asked for. */
export interface ViewedState {
  readonly viewed: RecentlyViewed;
  readonly products: readonly Product[];
  readonly loading: boolean;
}

/** Nothing has been looked at here (rule BROWSING-9). */
export const NOTHING_VIEWED: ViewedState = { viewed: [], products: [], loading: false };

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  readonly viewedStorage: ViewedStorage;
  readonly clock: Clock;
  /** Reports that a product is looked at. */
  readonly report: (product: Product) => void;
  /** Shows the list each time it changes. */
  readonly show: (viewed: ViewedState) => void;
}

/** Use-case: remembers viewed products and knows their price today (rules BROWSING-9, BROWSING-10). */
export const createRecentlyViewed = ({ catalog, viewedStorage, clock, report, show }: Dependencies) => {
  let state = NOTHING_VIEWED;
  /** Number of the latest question: an answer in a language that was left is not shown. */
  let latest = 0;
  const setState = (change: Partial<ViewedState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const keep = (viewed: RecentlyViewed) => {
    setState({ viewed });
    viewedStorage.save(viewed);
  };
  return {
    /** Remembers and reports a viewed product, merged with what other tabs have stored. */
    see: (product: Product): void => {
      keep(rememberViewed(viewedStorage.load(), product, clock.now()));
      report(product);
    },
    /** Reads the stored list on a page without a product. */
    recall: (): void => setState({ viewed: viewedStorage.load() }),
    /** Asks for today's prices and stock in a language; without an answer there is nothing to show. */
    load: async (locale: Locale): Promise<void> => {
      latest += 1;
      const mine = latest;
      setState({ loading: true });
      const answer = await catalog.current({ locale, productIds: state.viewed.map(({ productId }) => productId) });
      if (mine === latest) setState({ loading: false, products: answer.ok ? answer.value : [] });
    },
    clear: (): void => keep([]),
  };
};
