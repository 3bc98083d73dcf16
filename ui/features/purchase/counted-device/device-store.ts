import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  type CountedDevice,
  createCountedDevice,
  type DeviceState,
  type NamedDevice,
  NO_DEVICE,
} from '#core/purchase/counted-device/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createCountedDevice>[0], 'show'>;

/** The used device that is counted in, as core keeps it. */
export class DeviceStore implements DeviceState {
  counted = NO_DEVICE.counted;
  removed = NO_DEVICE.removed;
  dropped = NO_DEVICE.dropped;
  offered = NO_DEVICE.offered;
  asking = NO_DEVICE.asking;

  readonly #keeping: ReturnType<typeof createCountedDevice>;

  constructor(dependencies: Dependencies) {
    this.#keeping = createCountedDevice({ ...dependencies, show: syncTo<DeviceState>(this) });
    makeAutoObservable(
      this,
      { counted: observableRef, removed: observableRef, dropped: observableRef, offered: observableRef },
      { autoBind: true },
    );
  }

  /** Reads the device and follows other tabs; gives the way to stop. */
  start(locale: Locale): () => void {
    this.read(locale);
    return this.#keeping.follow(locale);
  }

  /** Reads the device, whose estimate may be over by now. */
  read(locale: Locale): void {
    void this.#keeping.read(locale);
  }

  /** Asks what a chosen device would be counted in for. */
  async appraise(chosen: NamedDevice | undefined, locale: Locale): Promise<void> {
    await this.#keeping.appraise(chosen, locale);
  }

  countIn(): void {
    this.#keeping.countIn();
  }

  remove(): void {
    this.#keeping.remove();
  }

  undo(): void {
    this.#keeping.undo();
  }

  /** The device that an order offers now. */
  toOffer(): CountedDevice | undefined {
    return this.#keeping.toOffer();
  }

  /** The device has gone with an order. */
  forget(): void {
    this.#keeping.forget();
  }
}
