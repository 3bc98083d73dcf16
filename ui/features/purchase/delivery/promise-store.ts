import { makeAutoObservable } from 'mobx';
import type { Time } from '#core/kernel/shared/index.ts';
import { followPromises, type PromiseState } from '#core/purchase/delivery/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

/** The clock that days are promised by. Nothing is promised in the first render, which may be hours old when it is read. */
export class PromiseStore implements PromiseState {
  now: number | undefined = undefined;

  readonly #time: Time;

  constructor(time: Time) {
    this.#time = time;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the clock; returns a function that stops it. */
  start(): () => void {
    return followPromises(this.#time, syncTo<PromiseState>(this));
  }
}
