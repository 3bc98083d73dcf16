import type { Locale } from '#core/kernel/locale/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import { type Cart, orderableCart } from '#core/purchase/cart/index.ts';
import type { DeliveryDirectory, PickupStock, Shop } from './addresses.ts';
import { DEFAULT_DELIVERY_TYPE } from './delivery.ts';
import { heldUntil, type PickupDay } from './hold.ts';
import { isOpenOn, openAfter } from './open-after.ts';
import { type PromisedDay, promiseFor, toPromisedDay } from './promise.ts';
import type { DeliverySchedule } from './schedule.ts';
import { DAY_MS } from './time-units.ts';
import { inKishinev, isoDate } from './wall-clock.ts';

/** From when goods wait: a day, and the time of its clock. */
export interface PickupMoment extends PromisedDay {
  /** `12:00`. */
  readonly time: string;
}

/** When a cart can be collected in a shop; no day when the shop promises none (rules PICKUP-1 … PICKUP-3). */
export type PickupReadiness =
  /** All of it is there; from when is not known of a shop whose hours are only words, either. */
  | { readonly kind: 'ready'; readonly from: PickupMoment | undefined }
  /** So many of all pieces are there; the rest by a day. */
  | { readonly kind: 'part'; readonly here: number; readonly all: number; readonly restBy: PromisedDay | undefined }
  /** Nothing is in stock there; all of it will be by a day. */
  | { readonly kind: 'awaited'; readonly by: PromisedDay | undefined };

/** When a whole order is ready in its shop, as promised at checkout (rule PICKUP-4). */
export interface PickupTime extends PickupDay {
  /** How long the shop keeps it; absent when unknown (rule PICKUP-5). */
  readonly until?: PickupDay;
}

/** Pieces that an order needs in a shop (rule PICKUP-1). */
export const wantedPieces = (cart: Cart): Wanted =>
  orderableCart(cart).map(({ product: { productId }, count }) => ({ productId, count }));

/** From when all that is wanted is there; undefined where that is not known (rule PICKUP-4). */
const thereFrom = (readiness: PickupReadiness): PickupDay | undefined => {
  switch (readiness.kind) {
    case 'ready':
      return readiness.from && { date: readiness.from.date, time: readiness.from.time };
    case 'part':
      return readiness.restBy && { date: readiness.restBy.date };
    case 'awaited':
      return readiness.by && { date: readiness.by.date };
  }
};

/** From when all that is wanted waits in a shop, and until when; undefined where that is not known (rules PICKUP-4, PICKUP-5). */
export const pickupTime = (
  readiness: PickupReadiness | undefined,
  { schedule: opening }: Pick<Shop, 'schedule'>,
  schedule: DeliverySchedule | undefined,
): PickupTime | undefined => {
  const from = readiness && thereFrom(readiness);
  if (!from || !schedule) return from;
  const until = heldUntil(schedule, opening, from.date);
  return until ? { ...from, until } : from;
};

/** Opening minutes that a shop needs to assemble an order (rule PICKUP-2). */
export const GATHERING_MINUTES = 60;
/** What is gathered is promised from a half-hour on (rule PICKUP-2). */
const FULL_MINUTES = 30;

type Place = Pick<Shop, 'shopId' | 'regionId' | 'schedule'>;
type Wanted = readonly { readonly productId: string; readonly count: number }[];

/**
 * When what is wanted can be fetched in a shop by its own stock: at once what is there, the rest when it has been brought;
 * undefined when the stock of the shop is not known. Without a schedule there is no day in it (rules DELIVERY-16, PICKUP-1 …
 * PICKUP-3). `now` is ms since the epoch.
 */
export const pickupReadiness = (
  shop: Place,
  wanted: Wanted,
  stocks: readonly PickupStock[],
  schedule: DeliverySchedule | undefined,
  now: number,
): PickupReadiness | undefined => {
  const known = stocks.find(({ shopId }) => shopId === shop.shopId);
  if (!known || wanted.length === 0) return undefined;
  const piecesOf = (id: string) => known.stock.find(({ productId }) => productId === id)?.quantity ?? 0;
  const all = wanted.reduce((sum, { count }) => sum + count, 0);
  const here = wanted.reduce((sum, { productId, count }) => sum + Math.min(count, piecesOf(productId)), 0);
  if (here === all) return { kind: 'ready', from: schedule && gatheredFrom(shop, now) };
  const restBy = broughtBy(shop, schedule, now);
  return here === 0 ? { kind: 'awaited', by: restBy } : { kind: 'part', here, all, restBy };
};

/** The day so many days after today in Kishinev (rule DELIVERY-11). */
const dayIn = (inDays: number, now: number): PromisedDay =>
  toPromisedDay(isoDate(inKishinev(now).today + inDays * DAY_MS), now);

/** From when what a shop has can be fetched there; undefined when only words are known of its hours (rule PICKUP-2). */
const gatheredFrom = ({ schedule }: Place, now: number): PickupMoment | undefined => {
  const opening = openAfter(schedule, now, GATHERING_MINUTES, FULL_MINUTES);
  return opening && { ...dayIn(opening.inDays, now), time: opening.time };
};

/**
 * Day by which missing pieces arrive: standard delivery to the shop's region, on a day when it is open (rule PICKUP-3).
 */
const broughtBy = (
  { regionId, schedule: opening }: Place,
  schedule: DeliverySchedule | undefined,
  now: number,
): PromisedDay | undefined => {
  const last = promiseFor({ now }, schedule, { regionId, type: DEFAULT_DELIVERY_TYPE })?.last;
  const days = last && Array.from({ length: 7 }, (_, later) => dayIn(last.inDays + later, now));
  return days?.find(({ date }) => isOpenOn(opening, date)) ?? last;
};

/**
 * Shops for collection: the shopper's region first, then complete stock, then open now (rule PICKUP-6). Otherwise in
 * the given order.
 */
export const nearestFirst = <Item extends Pick<Shop, 'regionId' | 'isOpen'> & { readonly hasAll: boolean }>(
  shops: readonly Item[],
  region: string,
): readonly Item[] => {
  const rank = ({ regionId, hasAll, isOpen }: Item): number =>
    4 * Number(regionId === region) + 2 * Number(hasAll) + Number(isOpen);
  return shops.toSorted((one, other) => rank(other) - rank(one));
};

/** What the shops have of the cart's products, as far as they say it. */
export interface PickupState {
  readonly stock: readonly PickupStock[];
}

/** Before a shop was asked (rule PICKUP-1). */
export const UNKNOWN_STOCK: PickupState = { stock: [] };

interface Dependencies {
  readonly delivery: Pick<DeliveryDirectory, 'stock'>;
  /** Shows what they have each time it changes. */
  readonly show: (state: PickupState) => void;
}

/** Use-case: asks what the shops have of a cart's products; only the answer to the latest question counts (rule PICKUP-1). */
export const createPickupStock = ({ delivery, show }: Dependencies) => {
  let latest = 0;
  const ask = async (productIds: readonly string[], locale: Locale): Promise<void> => {
    latest += 1;
    const mine = latest;
    if (productIds.length === 0) return;
    const answer = await delivery.stock({ productIds, locale });
    if (mine === latest) show({ stock: valueOr(answer, []) });
  };
  return { ask };
};
