import type { Bani } from '#core/kernel/shared/index.ts';
import type { OrderedProduct } from '#core/partner/orders/index.ts';
import { lineSum } from '#core/purchase/checkout/index.ts';

/** What orders come to. */
export interface Figure {
  readonly orders: number;
  /** Bani. */
  readonly sum: Bani;
  /** What the products whose partner's price is known were sold above it for, bani. */
  readonly margin: Bani;
  /** What these products were sold for, bani; 0 where no partner's price is known. */
  readonly marginOf: Bani;
}

/** What some of the orders come to: those of a day, a week, a seller or a category, by its key. */
export interface FigureRow extends Figure {
  readonly key: string;
}

/** What a partner's orders come to. */
export interface Figures {
  readonly all: Figure;
  /** By ISO date, from the first order's day to the last one's. */
  readonly day: readonly FigureRow[];
  /** By the ISO date of Monday, from the first order's week to the last one's. */
  readonly week: readonly FigureRow[];
  /** By seller, largest sum first; the empty name means no seller. */
  readonly seller: readonly FigureRow[];
  /** By category, largest sum first; the empty title means no category. */
  readonly category: readonly FigureRow[];
}

/** What figures are divided by. */
export type FigureGroup = Exclude<keyof Figures, 'all'>;

/** What no orders come to (rule FIGURES-1). */
export const NOTHING: Figure = { orders: 0, sum: 0, margin: 0, marginOf: 0 };
/** A day, ms. */
export const DAY_MS = 86_400_000;

/** No orders (rule FIGURES-1). */
export const NO_FIGURES: Figures = { all: NOTHING, day: [], week: [], seller: [], category: [] };

/** Average order value, bani; 0 without orders (rule FIGURES-5). */
export const averageOrder = ({ orders, sum }: Figure): Bani => (orders === 0 ? 0 : Math.round(sum / orders));

/** The margin in per cent of what was sold, to one decimal; undefined where no partner's price is known (rule FIGURES-4). */
export const marginShare = ({ margin, marginOf }: Figure): number | undefined =>
  marginOf === 0 ? undefined : Math.round((1000 * margin) / marginOf) / 10;

/** What a product was sold for and above its partner's price, bani (rule FIGURES-4). */
export const soldFigure = (product: OrderedProduct): Figure => {
  const { price, count, partnerPrice } = product;
  const sum = lineSum(product);
  return {
    ...{ orders: 0, sum },
    ...(partnerPrice === undefined
      ? { margin: 0, marginOf: 0 }
      : { margin: (price - partnerPrice) * count, marginOf: sum }),
  };
};

/** Two figures together (rule FIGURES-1). */
export const addFigures = (one: Figure, other: Figure): Figure => ({
  orders: one.orders + other.orders,
  sum: one.sum + other.sum,
  margin: one.margin + other.margin,
  marginOf: one.marginOf + other.marginOf,
});

/** The Monday of a day's week; both ISO dates (rule FIGURES-2). */
export const mondayOf = (day: string): string => {
  const at = Date.parse(day);
  return isoOf(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS);
};

/** The ISO date of a moment, as Greenwich has it (rule FIGURES-2). */
export const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Every day or week between the first and the last, those without orders included (rule FIGURES-6). */
export const figuresByTime = (figures: ReadonlyMap<string, Figure>, stepDays: number): readonly FigureRow[] => {
  const keys = [...figures.keys()].sort();
  const [first = 0, last = -1] = [keys.at(0), keys.at(-1)].flatMap((key) => (key ? [Date.parse(key)] : []));
  const steps = Math.floor((last - first) / (stepDays * DAY_MS)) + 1;
  return Array.from({ length: Math.max(0, steps) }, (_, step) => {
    const key = isoOf(first + step * stepDays * DAY_MS);
    return { key, ...(figures.get(key) ?? NOTHING) };
  });
};

/** Figures with the largest sum first (rule FIGURES-3). */
export const largestFirst = (figures: ReadonlyMap<string, Figure>): readonly FigureRow[] =>
  [...figures].map(([key, figure]) => ({ key, ...figure })).sort((one, other) => other.sum - one.sum);
