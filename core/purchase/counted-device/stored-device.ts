import type { DeviceStorage } from './ports.ts';

/** The device that an earlier visit has left, for who knows no more of it than that. */
export interface StoredDevice {
  /** Whether there may be a device to keep: one is known already, or something was left. */
  readonly isWanted: (isKnown: boolean) => boolean;
  /** Deletes what was left. */
  readonly forget: () => void;
}

/** Use-case: finds and deletes the device of an earlier visit, before anybody counts it in (rule TRADEIN-5). */
export const createStoredDevice = ({ deviceStorage }: { readonly deviceStorage: DeviceStorage }): StoredDevice => ({
  isWanted: (isKnown) => isKnown || deviceStorage.load() !== undefined,
  forget: () => deviceStorage.save(undefined),
});
