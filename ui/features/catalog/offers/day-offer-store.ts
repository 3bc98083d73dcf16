import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  ASK_AGAIN_MS,
  type DayOffer,
  type DayOfferState,
  dayOfferState,
  msLeft,
  type OfferDesk,
  TICK_MS,
  type TimeLeft,
  timeLeft,
} from '#core/catalog/offers/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock, Timers } from '#core/kernel/shared/index.ts';

interface Dependencies {
  readonly offers: Pick<OfferDesk, 'dayOffer'>;
  readonly clock: Clock;
  readonly timers: Timers;
}

/**
 * The offer of the day while its page is open: begun with what came with the page, which may be hours old, then asked
 * for anew and counted down. Nothing is counted before the page is alive.
 */
export class DayOfferStore {
  offer: DayOffer | null;
  /** Ms since the epoch; absent until the page is alive. */
  now: number | undefined = undefined;

  readonly #dependencies: Dependencies;
  readonly #locale: Locale;
  #askedAt = Number.NEGATIVE_INFINITY;
  #stopped = true;

  constructor(dependencies: Dependencies, locale: Locale, first: DayOffer | null) {
    this.#dependencies = dependencies;
    this.#locale = locale;
    this.offer = first;
    makeAutoObservable(this, { offer: observableRef }, { autoBind: true });
  }

  /** Whether the offer may be taken; `none` when there is no offer (rule DAY-1). */
  get state(): DayOfferState | 'none' {
    return this.offer ? dayOfferState(this.offer, this.now) : 'none';
  }

  /** What is left of the offer's time; absent until the page is alive (rule DAY-2). */
  get left(): TimeLeft | undefined {
    return this.offer && this.now !== undefined ? timeLeft(msLeft(this.offer.endsAt, this.now)) : undefined;
  }

  /** Asks for the offer as it is now and counts on; gives the way to stop. */
  start(): () => void {
    const { timers, clock } = this.#dependencies;
    let cancel: () => void = () => undefined;
    this.#stopped = false;
    const tick = () => {
      const now = clock.now();
      runInAction(() => {
        this.now = now;
      });
      const due = this.#askedAt === Number.NEGATIVE_INFINITY || this.state === 'over';
      if (due && now - this.#askedAt >= ASK_AGAIN_MS) void this.#ask(now);
      // The next look falls on the turn of a shown second, so that none of them is skipped.
      const part = this.offer ? msLeft(this.offer.endsAt, now) % TICK_MS : 0;
      cancel = timers.after(part > 0 ? part : TICK_MS, tick);
    };
    tick();
    return () => {
      this.#stopped = true;
      cancel();
    };
  }

  /** What could not be asked leaves the offer as it is known (rule DAY-3). */
  async #ask(now: number): Promise<void> {
    this.#askedAt = now;
    const answer = await this.#dependencies.offers.dayOffer({ locale: this.#locale });
    if (!answer.ok || this.#stopped) return;
    runInAction(() => {
      this.offer = answer.value;
    });
  }
}
