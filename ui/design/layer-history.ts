interface TabHistory {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  go(delta: number): void;
}

/** A layer above the page that Back closes. */
export interface Layer {
  readonly close: () => void;
  /** Stays open when another page is shown. */
  readonly acrossPages?: boolean;
}

/** Key in the history state: how many layer entries lie above the page's own entry. */
const DEPTH = 'layers';

interface Entry {
  readonly page: string;
  readonly depth: number;
}

/**
 * Makes Back close layers. Each open layer has a history entry above its page's, with a copy of the router's state, so
 * that the router takes all of them for the page. When a layer is closed otherwise, its entry stays: going back would
 * race with the next navigation. The next layer reuses the entry, and Back skips it.
 */
export class LayerHistory {
  readonly #history: TabHistory;
  readonly #soon: (run: () => void) => void;
  #open: readonly Layer[] = [];
  #here: Entry;
  #path: string;

  constructor(history: TabHistory, path: string, soon: (run: () => void) => void) {
    this.#history = history;
    this.#soon = soon;
    this.#here = entryOf(history.state);
    this.#path = path;
  }

  /** Whether any layer is open. */
  get busy(): boolean {
    return this.#open.length > 0;
  }

  /** Registers an open layer; returns a function to call when it closes. */
  add(layer: Layer): () => void {
    this.#open = [...this.#open, layer];
    // Later: the browser would do a layout for it in the task that draws the layer.
    this.#soon(this.#standAbove);
    return () => {
      this.#open = this.#open.filter((other) => other !== layer);
    };
  }

  /** The router shows an address: layers of the previous page close. */
  settle(path: string): void {
    const left = path !== this.#path;
    this.#path = path;
    if (left) for (const layer of this.#open.toReversed()) if (!layer.acrossPages) layer.close();
    this.#soon(this.#standAbove);
    this.#here = entryOf(this.#history.state);
  }

  /** Handles a step through the history; returns true when only layers changed and the router must ignore it. */
  arrive(): boolean {
    const from = this.#here;
    const to = entryOf(this.#history.state);
    this.#here = to;
    if (from.page !== to.page || from.depth === to.depth) return false;
    if (to.depth > from.depth) return true;
    if (!this.busy) {
      this.#history.go(-1 - to.depth);
      return true;
    }
    const above = Math.max(1, this.#open.length - to.depth);
    for (const layer of this.#open.slice(-above).toReversed()) layer.close();
    // A layer that refuses to close, such as a checkout with an order under way, gets its entry back.
    this.#soon(this.#standAbove);
    return true;
  }

  readonly #standAbove = (): void => {
    this.#here = entryOf(this.#history.state);
    for (let { depth } = this.#here; depth < this.#open.length; depth += 1) {
      this.#history.pushState({ ...fieldsOf(this.#history.state), [DEPTH]: depth + 1 }, '');
      this.#here = entryOf(this.#history.state);
    }
  };
}

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

const entryOf = (state: unknown): Entry => {
  const { key, idx, [DEPTH]: depth } = fieldsOf(state);
  return { page: JSON.stringify([key, idx]), depth: typeof depth === 'number' ? depth : 0 };
};
