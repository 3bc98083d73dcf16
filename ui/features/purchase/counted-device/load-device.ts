import type { Locale } from '#core/kernel/locale/index.ts';
import { once } from '#ui/hydration/once.ts';
import type * as deviceParts from './device-parts.ts';

type Parts = typeof deviceParts;
type Store = InstanceType<Parts['DeviceStore']>;
export type DeviceDependencies = ConstructorParameters<Parts['DeviceStore']>[0];

/** The store of the device that is counted in, with the parts of screens that show it. */
export interface LoadedDevice extends Pick<Parts, 'OnProduct' | 'OverPicture'> {
  readonly store: Store;
}

const loadParts = () => import('./device-parts.ts');

/** Returns a function that loads the deducted device's code once and shows it; rejects when it cannot be loaded. */
export const deviceLoader = (
  dependencies: DeviceDependencies,
  show: (shown: { readonly loaded: LoadedDevice }) => void,
): (() => Promise<LoadedDevice>) =>
  once(async () => {
    const { DeviceStore, ...parts } = await loadParts();
    const loaded = { ...parts, store: new DeviceStore(dependencies) };
    show({ loaded });
    return loaded;
  });

/** Starts the store once it has loaded, if it is wanted; returns a function that stops it. A failed load starts nothing. */
export const startDevice = (isWanted: boolean, load: () => Promise<LoadedDevice>, locale: Locale): (() => void) => {
  let stopped = !isWanted;
  let stop: (() => void) | undefined;
  if (!stopped)
    load().then(
      ({ store }) => {
        if (!stopped) stop = store.start(locale);
      },
      () => undefined,
    );
  return () => {
    stopped = true;
    stop?.();
  };
};
