import type { ListedOrder } from '#core/partner/orders/index.ts';
import { dateInKishinev } from '#core/purchase/delivery/index.ts';
import {
  addFigures,
  type Figure,
  type Figures,
  figuresByTime,
  largestFirst,
  mondayOf,
  NOTHING,
  soldFigure,
} from './figures.ts';

/** Orders that are being counted. */
export interface OrderCounter {
  /** Counts orders in; one that was counted already, or was cancelled, adds nothing. */
  readonly add: (orders: readonly ListedOrder[]) => void;
  readonly read: () => Figures;
}

/**
 * Counts orders as they come: by the day in Kishinev, its week, the seller, and the categories of their products (rules
 * FIGURES-1 … FIGURES-4, FIGURES-6).
 */
export const createOrderCounter = (): OrderCounter => {
  const known = new Set<string>();
  const groups = {
    day: new Map<string, Figure>(),
    seller: new Map<string, Figure>(),
    category: new Map<string, Figure>(),
  };
  let all = NOTHING;
  const addTo = (figures: Map<string, Figure>, key: string, figure: Figure) =>
    void figures.set(key, addFigures(figures.get(key) ?? NOTHING, figure));
  const addOrder = ({ orderNumber, createdAt, status, total, seller, products }: ListedOrder) => {
    if (known.has(orderNumber)) return;
    known.add(orderNumber);
    const at = Date.parse(createdAt);
    if (status === 'cancelled' || Number.isNaN(at)) return;
    const sold = products.map((product) => ({ key: product.category ?? '', figure: soldFigure(product) }));
    const goods = sold.reduce((sum, { figure }) => addFigures(sum, figure), NOTHING);
    const order = { ...goods, orders: 1, sum: total };
    all = addFigures(all, order);
    addTo(groups.day, dateInKishinev(at), order);
    addTo(groups.seller, seller ?? '', order);
    const categories = Map.groupBy(sold, ({ key }) => key);
    for (const [key, parts] of categories)
      addTo(
        groups.category,
        key,
        parts.reduce((sum, { figure }) => addFigures(sum, figure), { ...NOTHING, orders: 1 }),
      );
  };
  return {
    add: (orders) => {
      for (const order of orders) addOrder(order);
    },
    read: () => {
      const weeks = new Map<string, Figure>();
      for (const [day, figure] of groups.day) addTo(weeks, mondayOf(day), figure);
      return {
        all,
        day: figuresByTime(groups.day, 1),
        week: figuresByTime(weeks, 7),
        seller: largestFirst(groups.seller),
        category: largestFirst(groups.category),
      };
    },
  };
};
