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
export { createCountedDevice, type DeviceState, NO_DEVICE, newlyOffered } from './device-state.ts';
export { isWorthTradeIn, priceWithDevice, totalsWithDevice } from './estimate.ts';
export type { DeviceAppraiser, DeviceStorage } from './ports.ts';
export { createStoredDevice, type StoredDevice } from './stored-device.ts';
