import { makeAutoObservable, runInAction } from 'mobx';
import { type Looker, type LookerMemory, otherLooker } from '#core/catalog/second-price/index.ts';

interface Dependencies {
  readonly lookerMemory: LookerMemory;
}

/** Who looks at the showcase on this tab's screen. */
export class CustomerViewStore {
  /** Unknown in the first render, which shows nothing that a customer must not see (rule SECOND-2). */
  looker: Looker | undefined = undefined;

  readonly #memory: LookerMemory;

  constructor({ lookerMemory }: Dependencies) {
    this.#memory = lookerMemory;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The partner is known to look alone: only then there are second prices (rules SECOND-1, SECOND-2). */
  get partnerLooks(): boolean {
    return this.looker === 'partner';
  }

  /** Reads what the tab has kept, now and whenever it comes back to this page; gives the way to stop (rule SECOND-3). */
  start(): () => void {
    this.looker = this.#memory.load();
    return this.#memory.onReturn(() =>
      runInAction(() => {
        this.looker = this.#memory.load();
      }),
    );
  }

  /** The tab is anybody's again. */
  forget(): void {
    this.looker = undefined;
    this.#memory.save(undefined);
  }

  /** Turns the screen to the customer, or back. */
  toggle(): void {
    this.looker = otherLooker(this.looker ?? this.#memory.load());
    this.#memory.save(this.looker);
  }
}
