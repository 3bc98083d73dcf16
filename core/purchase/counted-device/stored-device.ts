import type { DeviceStorage } from './ports.ts';

/** Access to the stored device without the rest of trade-in. */
export interface StoredDevice {
  /** Whether there may be a device: one is known, or one is stored. */
  readonly isWanted: (isKnown: boolean) => boolean;
  /** Deletes what was left. */
  readonly forget: () => void;
}

/** Use-case: finds and deletes a stored device before trade-in is loaded (rule TRADEIN-5). */
export const createStoredDevice = ({ deviceStorage }: { readonly deviceStorage: DeviceStorage }): StoredDevice => ({
  isWanted: (isKnown) => isKnown || deviceStorage.load() !== undefined,
  forget: () => deviceStorage.save(undefined),
});
