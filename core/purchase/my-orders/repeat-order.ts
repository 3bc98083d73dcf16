import type { ProductCatalog } from '#core/catalog/products/index.ts';
import type { Problems } from '#core/kernel/errors/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { PutLine } from '#core/purchase/cart/index.ts';
import type { ShortGood } from './my-orders.ts';
import { type RepeatedGood, repeatedLines } from './repeat.ts';

/** An order that is put in the cart again. */
export interface RepeatingState {
  readonly repeating: boolean;
  /** What of it could not be put in the cart, or not all of it; absent until it was tried. */
  readonly short?: readonly ShortGood[] | undefined;
}

/** Before a repeat is requested (rule MINE-3). */
export const NOT_REPEATING: RepeatingState = { repeating: false, short: undefined };

interface Dependencies {
  readonly catalog: Pick<ProductCatalog, 'current'>;
  /** Where goods are put that are ordered again. */
  readonly cart: { readonly addList: (lines: readonly PutLine[], locale: Locale) => void };
  readonly problem: Problems;
  /** Shows how far it is each time that changes. */
  readonly show: (state: RepeatingState) => void;
}

/** Use-case: puts the goods of an order in the cart again, as far as they are sold, and says what is short (rules MINE-3, ORDERS-9). */
export const createRepeatOrder = ({ catalog, cart, problem, show }: Dependencies, goods: readonly RepeatedGood[]) => {
  let isUnderWay = false;
  const setState = (state: RepeatingState) => {
    isUnderWay = state.repeating;
    show(state);
  };
  const repeat = async (locale: Locale): Promise<void> => {
    if (isUnderWay) return;
    setState({ repeating: true });
    const current = await catalog.current({ locale, productIds: goods.map(({ productId }) => productId) });
    if (!current.ok) {
      setState({ repeating: false });
      problem.tell({ failure: current.error, retry: () => void repeat(locale) });
      return;
    }
    const { lines, short } = repeatedLines(goods, current.value);
    setState({ repeating: false, short });
    if (lines.length > 0) cart.addList(lines, locale);
  };
  return { repeat };
};
