import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock, Timers } from '#core/kernel/shared/index.ts';
import { type DeliveryChoice, type DeliveryPromise, deliveryPromise } from '#core/purchase/delivery/index.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly timers: Timers;
}

/** How often the clock is looked at, ms: a page may stay open past the hour at which promises change. */
const LOOK_MS = 60_000;

/** The days on which goods come. Nothing is promised in the first render, which may be hours old when it is read. */
export class PromiseStore {
  /** Ms since the epoch, to the minute; absent until the page is alive. */
  now: number | undefined = undefined;

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks at the clock, now and each minute; gives the way to stop. */
  start(): () => void {
    const { clock, timers } = this.#dependencies;
    let stop: () => void = () => undefined;
    const look = () => {
      runInAction(() => {
        this.now = clock.now();
      });
      stop = timers.after(LOOK_MS, look);
    };
    look();
    return () => stop();
  }

  /** When goods ordered now come to a region (rules DELIVERY-9 … DELIVERY-11); undefined until the page is alive. */
  of(choice: Pick<DeliveryChoice, 'regionId' | 'type'>): DeliveryPromise | undefined {
    return this.now === undefined ? undefined : deliveryPromise(choice, this.now);
  }
}
