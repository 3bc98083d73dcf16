import { makeObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import { type CountedDevice, createStoredDevice, type StoredDevice } from '#core/purchase/counted-device/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';
import { type DeviceDependencies, deviceLoader, type LoadedDevice, startDevice } from './load-device.ts';

/** Holds the store, whose code loads only when there is a device. */
export class DeviceHolder {
  loaded: LoadedDevice | undefined = undefined;
  /** Gives the store; rejects when its code cannot be loaded. */
  readonly load: () => Promise<LoadedDevice>;

  readonly #left: StoredDevice;

  constructor(dependencies: DeviceDependencies) {
    this.#left = createStoredDevice(dependencies);
    this.load = deviceLoader(dependencies, syncTo<Pick<DeviceHolder, 'loaded'>>(this));
    makeObservable(this, { loaded: observableRef });
  }

  /** Reads the stored device and follows other tabs; returns a function that stops it. */
  start(locale: Locale): () => void {
    const isWanted = this.#left.isWanted(Boolean(this.loaded));
    return startDevice(isWanted, this.load, locale);
  }

  /** The device as orders see it. */
  readonly ofOrders = {
    toOffer: (): CountedDevice | undefined => this.loaded?.store.toOffer(),
    forget: (): void => (this.loaded?.store ?? this.#left).forget(),
  };
}
