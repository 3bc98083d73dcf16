import { makeAutoObservable, runInAction } from 'mobx';
import {
  createViewer,
  isPartnerAlone,
  type OwnPages,
  ownPages,
  type Viewer,
  type ViewerMemory,
} from '#core/catalog/second-price/index.ts';

interface Dependencies {
  readonly viewerMemory: ViewerMemory;
  /** The viewer in the page's HTML. */
  readonly servedViewer?: Viewer | undefined;
}

/** Who looks at the vitrina on this tab's screen. */
export class CustomerViewStore {
  /** The first render is for the viewer of the HTML; for an unknown one it shows nothing that a customer must not see. */
  viewer: Viewer | undefined;

  readonly #keeping: ReturnType<typeof createViewer>;

  constructor({ viewerMemory, servedViewer }: Dependencies) {
    this.viewer = servedViewer;
    const show = (viewer: Viewer | undefined) =>
      runInAction(() => {
        this.viewer = viewer;
      });
    this.#keeping = createViewer({ viewerMemory, show });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether the partner is known to be alone; only then are second prices shown. */
  get partnerLooks(): boolean {
    return isPartnerAlone(this.viewer);
  }

  /** Whether the partner's own pages may be seen. */
  get ownPages(): OwnPages {
    return ownPages(this.viewer);
  }

  /** Reads the stored viewer now and on each return to the page. Returns a function that stops it. */
  start(): () => void {
    return this.#keeping.start();
  }

  /** Forgets the viewer. */
  forget(): void {
    this.#keeping.forget();
  }

  /** Turns the screen to the customer, or back. */
  toggle(): void {
    this.#keeping.toggle();
  }
}
