import type { Locale } from '#core/kernel/locale/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import type { DeliveryDirectory, Region, Shop } from './addresses.ts';
import { type DeliveryMethod, deliveryMethods } from './delivery.ts';

/** Where the shop delivers to and hands over, in the language of the page. */
export interface KnownDirectory {
  readonly regions: readonly Region[];
  readonly shops: readonly Shop[];
  readonly loading: boolean;
  /** The last attempt to load them failed. */
  readonly failed: boolean;
}

/** Nothing was loaded yet (rule DELIVERY-8). */
export const UNREAD_DIRECTORY: KnownDirectory = { regions: [], shops: [], loading: false, failed: false };

/**
 * The ways of delivery that can be chosen: pickup hides when the directory has come and has no shops (rule DELIVERY-13).
 */
export const offeredMethods = ({ regions, shops, loading, failed }: KnownDirectory): readonly DeliveryMethod[] => {
  const hasCome = regions.length > 0 && !loading && !failed;
  return hasCome && shops.length === 0 ? deliveryMethods.filter((method) => method !== 'pickup') : deliveryMethods;
};

interface Dependencies {
  readonly delivery: Pick<DeliveryDirectory, 'regions' | 'shops'>;
  /** Shows what is known each time it changes. */
  readonly show: (directory: KnownDirectory) => void;
}

/**
 * Use-case: loads regions and shops once per language. A partial failure keeps what was loaded and may be retried;
 * answers in a former language are dropped (rule DELIVERY-8).
 */
export const createDirectory = ({ delivery, show }: Dependencies) => {
  let state = UNREAD_DIRECTORY;
  let loadedFor: Locale | undefined;
  const setState = (change: Partial<KnownDirectory>) => {
    state = { ...state, ...change };
    show(state);
  };
  const load = async (locale: Locale): Promise<void> => {
    if (loadedFor === locale) return;
    loadedFor = locale;
    setState({ loading: true });
    const [regions, shops] = await Promise.all([delivery.regions({ locale }), delivery.shops({ locale })]);
    if (loadedFor !== locale) return;
    const failed = !regions.ok || !shops.ok;
    if (failed) loadedFor = undefined;
    setState({
      loading: false,
      failed,
      regions: valueOr(regions, state.regions),
      shops: valueOr(shops, state.shops),
    });
  };
  return { load };
};
