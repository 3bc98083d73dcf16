export {
  type AddressChoice,
  addressLabel,
  DEFAULT_ADDRESS,
  type DeliveryDirectory,
  type FeeRange,
  localitiesOf,
  type PickupStock,
  type Region,
  type Shop,
  settleAddress,
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
export { type KnownDirectory, makeLoadDirectory, offeredMethods, UNREAD_DIRECTORY } from './load-directory.ts';
export { type OpeningMoment, type OpeningSpan, openingAt, openingWeek, type Weekday, weekdays } from './opening.ts';
export {
  makeAskStock,
  type PickupMoment,
  type PickupReadiness,
  type PickupTime,
  pickupReadiness,
  pickupTime,
  wantedOf,
} from './pickup.ts';
export { findPlaces, findRegions, isChosenPlace, type Place } from './places.ts';
export { type DeliveryPromise, followPromises, type PromisedDay, type PromiseState, promisedBy } from './promise.ts';
export { dateInKishinev } from './wall-clock.ts';
