import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { DeliveryDirectory, Locality, Region, Shop } from '#core/purchase/delivery/index.ts';

interface Dependencies {
  readonly delivery: DeliveryDirectory;
}

/** Where the shop delivers to and hands over, in the language of the page. */
export class DeliveryStore {
  regions: readonly Region[] = [];
  shops: readonly Shop[] = [];
  loading = false;
  /** The last attempt to load them failed. */
  failed = false;

  readonly #dependencies: Dependencies;
  #loadedFor: Locale | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { regions: observableRef, shops: observableRef }, { autoBind: true });
  }

  region(regionId: string): Region | undefined {
    return this.regions.find((region) => region.regionId === regionId);
  }

  localities(regionId: string): readonly Locality[] {
    return this.region(regionId)?.localities ?? [];
  }

  shop(shopId: string): Shop | undefined {
    return this.shops.find((shop) => shop.shopId === shopId);
  }

  /** Loads regions and shops once a language; a failed attempt may be made again. */
  async load(locale: Locale): Promise<void> {
    if (this.#loadedFor === locale) return;
    this.#loadedFor = locale;
    this.loading = true;
    const { delivery } = this.#dependencies;
    const [regions, shops] = await Promise.all([delivery.regions({ locale }), delivery.shops({ locale })]);
    // An answer in a language that was left meanwhile would speak the wrong one.
    if (this.#loadedFor !== locale) return;
    runInAction(() => {
      this.loading = false;
      this.failed = !regions.ok || !shops.ok;
      if (this.failed) this.#loadedFor = undefined;
      if (regions.ok) this.regions = regions.value;
      if (shops.ok) this.shops = shops.value;
    });
  }
}
