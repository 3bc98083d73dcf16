import { makeAutoObservable, observableRef } from 'mobx';
import type { Locale } from '#core/kernel/locale/index.ts';
import {
  createDirectory,
  type DeliveryDirectory,
  type KnownDirectory,
  UNREAD_DIRECTORY,
} from '#core/purchase/delivery/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

interface Dependencies {
  readonly delivery: Pick<DeliveryDirectory, 'regions' | 'shops'>;
}

/** Where the shop delivers to and hands over, in the language of the page. */
export class DeliveryStore implements KnownDirectory {
  regions = UNREAD_DIRECTORY.regions;
  shops = UNREAD_DIRECTORY.shops;
  loading = UNREAD_DIRECTORY.loading;
  failed = UNREAD_DIRECTORY.failed;

  readonly #load: ReturnType<typeof createDirectory>;

  constructor({ delivery }: Dependencies) {
    this.#load = createDirectory({ delivery, show: syncTo<KnownDirectory>(this) });
    makeAutoObservable(this, { regions: observableRef, shops: observableRef }, { autoBind: true });
  }

  /** Loads regions and shops once a language; a failed attempt may be made again. */
  async load(locale: Locale): Promise<void> {
    await this.#load(locale);
  }
}
