export {
  type AddressChoice,
  addressLabel,
  choosesLocality,
  DEFAULT_ADDRESS,
  type DeliveryDirectory,
  type FeeRange,
  localitiesOf,
  type PickupStock,
  type Region,
  resolveAddress,
  type Shop,
} from './addresses.ts';
export {
  availableTypes,
  chooseRegion,
  chooseType,
  DEFAULT_DELIVERY_METHOD,
  DEFAULT_DELIVERY_TYPE,
  DEFAULT_REGION,
  type DeliveryChoice,
  type DeliveryMethod,
  type DeliveryType,
  deliveryFee,
  deliveryMethods,
  deliveryTypes,
  productFee,
} from './delivery.ts';
export { followPromises, type PromiseState } from './follow-promises.ts';
export type { PickupDay } from './hold.ts';
export { createDirectory, type KnownDirectory, offeredMethods, UNREAD_DIRECTORY } from './load-directory.ts';
export { type OpeningMoment, type OpeningSpan, openingAt, openingWeek } from './opening.ts';
export {
  createPickupStock,
  nearestFirst,
  type PickupMoment,
  type PickupReadiness,
  type PickupTime,
  pickupReadiness,
  pickupTime,
  UNKNOWN_STOCK,
  wantedPieces,
} from './pickup.ts';
export { findPlaces, findRegions, isChosenPlace, type Place, regionsByFees } from './places.ts';
export {
  type DeliveryPromise,
  isExpressNoFaster,
  offeredTypes,
  type PromisedDay,
  promiseFor,
  toPromisedDay,
} from './promise.ts';
export { type DayCount, DEFAULT_SCHEDULE, type DeliverySchedule } from './schedule.ts';
export { dateInKishinev } from './wall-clock.ts';
export { type Weekday, weekdays } from './weekday.ts';
