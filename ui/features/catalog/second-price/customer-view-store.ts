import { makeAutoObservable, runInAction } from 'mobx';
import { isPartnerAlone, type Looker, type LookerMemory, makeKeepLooker } from '#core/catalog/second-price/index.ts';

interface Dependencies {
  readonly lookerMemory: LookerMemory;
}

/** Who looks at the showcase on this tab's screen. */
export class CustomerViewStore {
  /** Unknown in the first render, which shows nothing that a customer must not see. */
  looker: Looker | undefined = undefined;

  readonly #keeping: ReturnType<typeof makeKeepLooker>;

  constructor({ lookerMemory }: Dependencies) {
    const show = (looker: Looker | undefined) =>
      runInAction(() => {
        this.looker = looker;
      });
    this.#keeping = makeKeepLooker({ lookerMemory, show });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The partner is known to look alone: only then there are second prices. */
  get partnerLooks(): boolean {
    return isPartnerAlone(this.looker);
  }

  /** Reads what the tab has kept, now and whenever it comes back to this page; gives the way to stop. */
  start(): () => void {
    return this.#keeping.start();
  }

  /** The tab is anybody's again. */
  forget(): void {
    this.#keeping.forget();
  }

  /** Turns the screen to the customer, or back. */
  toggle(): void {
    this.#keeping.toggle();
  }
}
