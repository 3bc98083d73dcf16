import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { CountedDevice, DeviceQuestion, DeviceWorth } from './device.ts';

/** Knows what used devices are worth. */
export interface DeviceAppraiser {
  /** `not_found` when the device is not accepted or estimates are not offered. */
  estimate(
    query: { readonly device: DeviceQuestion; readonly locale: Locale },
    signal?: AbortSignal,
  ): Promise<Result<DeviceWorth, Failure>>;
}

/** Stores the device that is counted in. */
export interface DeviceStorage {
  /** The stored value, unchecked. */
  load(): unknown;
  /** Undefined forgets it. */
  save(device: CountedDevice | undefined): void;
  /** Calls back when another tab changed it; gives the way to stop. */
  onChangeElsewhere(listener: () => void): () => void;
}
