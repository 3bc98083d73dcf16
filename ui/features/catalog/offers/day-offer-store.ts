import { makeAutoObservable, observableRef } from 'mobx';
import {
  createDayOffer,
  type DayOffer,
  type DayOfferState,
  type TimeLeft,
  type WatchedOffer,
  watchedState,
  watchedTimeLeft,
} from '#core/catalog/offers/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

type Dependencies = Omit<Parameters<typeof createDayOffer>[0], 'locale' | 'show'>;

/** The offer of the day while its page is open. Nothing is counted before the page is alive. */
export class DayOfferStore implements WatchedOffer {
  offer: DayOffer | null;
  now: number | undefined = undefined;

  readonly #watch: ReturnType<typeof createDayOffer>;

  constructor(dependencies: Dependencies, locale: Locale, first: DayOffer | null) {
    this.offer = first;
    this.#watch = createDayOffer({ ...dependencies, locale, show: syncTo<WatchedOffer>(this) }, first);
    makeAutoObservable(this, { offer: observableRef }, { autoBind: true });
  }

  /** State of the offer; `none` without an offer. */
  get state(): DayOfferState | 'none' {
    return watchedState(this);
  }

  /** What is left of the offer's time; absent until the page is alive. */
  get left(): TimeLeft | undefined {
    return watchedTimeLeft(this);
  }

  /** Loads the offer and starts the countdown. Returns a function that stops it. */
  start(): () => void {
    return this.#watch();
  }
}
