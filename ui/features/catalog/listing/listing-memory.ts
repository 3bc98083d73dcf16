import type { Product } from '#core/catalog/index.ts';

interface ShownPages {
  /** Scope, filters and order of the list. */
  readonly address: string;
  readonly lastPage: number;
  readonly products: readonly Product[];
}

/** Visits that are remembered; who goes back further gets the last page alone. */
const REMEMBERED = 20;

/** What the lists of this tab showed at each visit of theirs, so that Back finds all the pages again (rule LISTING-5). */
export class ListingMemory {
  readonly #visits = new Map<string, ShownPages>();

  keep(visit: string, shown: ShownPages): void {
    this.#visits.delete(visit);
    this.#visits.set(visit, shown);
    const [oldest] = this.#visits.keys();
    if (this.#visits.size > REMEMBERED && oldest !== undefined) this.#visits.delete(oldest);
  }

  /** The products of a visit to the very list that is returned to; undefined when it was another list or none. */
  recall(visit: string, list: Omit<ShownPages, 'products'>): readonly Product[] | undefined {
    const shown = this.#visits.get(visit);
    return shown?.address === list.address && shown.lastPage === list.lastPage ? shown.products : undefined;
  }
}
