interface ShownPages<Item> {
  /** Which list, in which state. */
  readonly list: string;
  readonly lastPage: number;
  readonly items: readonly Item[];
}

/** Visits that are remembered; who goes back further gets the last page alone. */
const REMEMBERED = 20;

/** What the lists of this tab showed at each visit of theirs, so that Back finds all the pages again (rule LISTING-5). */
export class PagesMemory<Item> {
  readonly #visits = new Map<string, ShownPages<Item>>();

  keep(visit: string, shown: ShownPages<Item>): void {
    this.#visits.delete(visit);
    this.#visits.set(visit, shown);
    const [oldest] = this.#visits.keys();
    if (this.#visits.size > REMEMBERED && oldest !== undefined) this.#visits.delete(oldest);
  }

  /** The items of a visit to the very list that is returned to; undefined when it was another list or none. */
  recall(visit: string, { list, lastPage }: Omit<ShownPages<Item>, 'items'>): readonly Item[] | undefined {
    const shown = this.#visits.get(visit);
    return shown?.list === list && shown.lastPage === lastPage ? shown.items : undefined;
  }
}
