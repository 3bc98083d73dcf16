export {
  type CountedDevice,
  DEVICE_WORD_MAX,
  type DeviceCondition,
  type DeviceQuestion,
  type DeviceWorth,
  deviceConditions,
  type NamedDevice,
  type OfferedDevice,
  offeredDevice,
} from './device.ts';
export { isWorthTradeIn, priceWithDevice, totalsWithDevice } from './estimate.ts';
export { type DeviceState, makeKeepDevice, NO_DEVICE, newlyOffered } from './keep-device.ts';
export { type LeftDevice, makeLeftDevice } from './left-device.ts';
export type { DeviceAppraiser, DeviceStorage } from './ports.ts';
