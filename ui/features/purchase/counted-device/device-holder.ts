import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { CountedDevice } from '#core/purchase/counted-device/index.ts';
import { once } from '#ui/app/once.ts';
import { withAllWords } from '#ui/i18n/i18n.ts';

type Parts = typeof import('./device-parts.ts');
type Store = InstanceType<Parts['DeviceStore']>;

/** The store of the device that is counted in, with the parts of screens that show it. */
export interface LoadedDevice extends Pick<Parts, 'OnProduct' | 'OverPicture'> {
  readonly store: Store;
}

/** The place of the store, whose code comes only where a device is kept or described: most visitors have none. */
export class DeviceHolder {
  loaded: LoadedDevice | undefined = undefined;
  /** Gives the store; rejects when its code cannot be loaded. */
  readonly load: () => Promise<LoadedDevice>;

  readonly #storage: ConstructorParameters<Parts['DeviceStore']>[0]['deviceStorage'];

  constructor(dependencies: ConstructorParameters<Parts['DeviceStore']>[0]) {
    this.#storage = dependencies.deviceStorage;
    this.load = once(async () => {
      const { DeviceStore, ...parts } = await withAllWords(() => import('./device-parts.ts'))();
      const loaded = { ...parts, store: new DeviceStore(dependencies) };
      runInAction(() => {
        this.loaded = loaded;
      });
      return loaded;
    });
    makeObservable(this, { loaded: observableRef });
  }

  /** Reads the device that an earlier visit has left and follows other tabs; gives the way to stop. */
  start(locale: Locale): () => void {
    let stop: (() => void) | undefined;
    let gone = false;
    // Without its code everything is as for anybody: nobody waits for it.
    if (this.loaded || this.#storage.load() !== undefined)
      this.load()
        .then(({ store }) => {
          if (!gone) stop = store.start(locale);
        })
        .catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }

  /** The device as orders see it. */
  readonly ofOrders = {
    toOffer: (): CountedDevice | undefined => this.loaded?.store.toOffer(),
    forget: (): void => (this.loaded ? this.loaded.store.forget() : this.#storage.save(undefined)),
  };
}
