import { createCountedDevice, NO_DEVICE } from '#core/purchase/counted-device/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The used device that is counted in. */
export class DeviceStore extends storeOf(NO_DEVICE, createCountedDevice) {}
