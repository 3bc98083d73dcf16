import { finalPrice, type Product, priceBeforeDiscount } from '#core/catalog/products/index.ts';
import type { Bani } from '#core/kernel/shared/index.ts';

/** A product at a price that ends at a moment or with its last piece. */
export interface DayOffer {
  readonly title: string;
  readonly text: string;
  /** Its price is today's. */
  readonly product: Product;
  /** Price outside the offer, bani. */
  readonly regularPrice: Bani;
  /** ISO date and time with its offset. */
  readonly endsAt: string;
  /** Absent when pieces are not counted. */
  readonly pieces?: Pieces;
}

export interface Pieces {
  readonly left: number;
  readonly total: number;
}

/** Whether a day offer may be taken, and if not, why. */
export type DayOfferState = 'on' | 'soldOut' | 'over';

/** How often a countdown is looked at, ms (rule DAY-2). */
export const TICK_MS = 1_000;
/** After how long one asks again for the next offer when the old one still came, ms (rule DAY-3). */
export const ASK_AGAIN_MS = 30_000;

/**
 * The state of an offer: over once its end has come, sold out without pieces left, otherwise on (rule DAY-1). `now` in
 * ms; before it is known nothing is over.
 */
export const dayOfferState = ({ endsAt, pieces, product }: DayOffer, now?: number): DayOfferState => {
  if (now !== undefined && msLeft(endsAt, now) === 0) return 'over';
  return pieces?.left !== 0 && product.inStock ? 'on' : 'soldOut';
};

/** How long until a moment, ms; 0 once it has come, or when it is no moment (rule DAY-2). */
export const msLeft = (endsAt: string, now: number): number => {
  const end = Date.parse(endsAt);
  return Number.isNaN(end) ? 0 : Math.max(0, end - now);
};

/** What a countdown shows. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECONDS_IN = { minute: 60, hour: 3_600, day: 86_400 } as const;

/** What is left in days, hours, minutes and seconds; a second that has begun still counts (rule DAY-2). */
export const timeLeft = (ms: number): TimeLeft => {
  const left = Math.ceil(ms / 1_000);
  return {
    days: Math.floor(left / SECONDS_IN.day),
    hours: Math.floor((left % SECONDS_IN.day) / SECONDS_IN.hour),
    minutes: Math.floor((left % SECONDS_IN.hour) / SECONDS_IN.minute),
    seconds: left % SECONDS_IN.minute,
  };
};

/** Valid piece counts: `left` is between 0 and `total` (rule DAY-4). */
export const piecesOf = (left: number, total: number): Pieces => ({ left: Math.min(Math.max(0, left), total), total });

/** How full the bar of the pieces left is, whole per cent; never empty while there is one (rule DAY-4). */
export const shareLeft = ({ left, total }: Pieces): number => (total > 0 ? Math.ceil((left / total) * 100) : 0);

/**
 * What a product of the day costs otherwise: what the provider says, if that is more than today's price, else the price
 * before its discount (rule DAY-5). Bani.
 */
export const regularPriceOf = (product: Product, given: Bani | undefined): Bani =>
  given !== undefined && given > finalPrice(product) ? given : priceBeforeDiscount(product);
