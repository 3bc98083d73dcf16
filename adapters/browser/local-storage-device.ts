import type { DeviceStorage } from '#core/purchase/counted-device/index.ts';
import { localStored } from './stored.ts';

/** The trade-in device of the cart, in local storage under `device`. */
export const createLocalStorageDevice = (): DeviceStorage => {
  const { read, write, onChangeElsewhere } = localStored('device');
  return { load: read, save: write, onChangeElsewhere };
};
