/** What layers need of the tab's history. */
interface TabHistory {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
  go(delta: number): void;
}

/** Something above the page that Back closes. */
export interface Layer {
  readonly close: () => void;
  /** It stays when another page comes under it. */
  readonly acrossPages?: boolean;
}

/** Under this name an entry of the history says how many layers' entries stand between its page and itself. */
const DEPTH = 'layers';

interface Entry {
  readonly page: string;
  readonly depth: number;
}

/**
 * Back for layers: each open layer has an entry of the history above its page's own, so that Back closes the topmost
 * layer and leaves the page where it is. A copy of the router's state stands in every such entry, so that the router
 * takes all of them for the page itself.
 *
 * An entry whose layer was closed in another way stays where it is: calling it back would race with whatever navigation
 * comes next. The next layer uses it again, and Back passes over it.
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

  /** Takes a layer in that has opened; gives what is to be called once it is closed. */
  add(layer: Layer): () => void {
    this.#open = [...this.#open, layer];
    // Not at once: the browser would lay the page out for it, in the task that has drawn the layer.
    this.#soon(this.#standAbove);
    return () => {
      this.#open = this.#open.filter((other) => other !== layer);
    };
  }

  /** The router shows an address: another page closes what lay over the one before. */
  settle(path: string): void {
    const left = path !== this.#path;
    this.#path = path;
    if (left) for (const layer of this.#open.toReversed()) if (!layer.acrossPages) layer.close();
    this.#soon(this.#standAbove);
    this.#here = entryOf(this.#history.state);
  }

  /** The visitor has gone through the history; gives whether that was about layers alone, and nothing to the router. */
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
    // A layer may hold itself open, as a checkout does while its order is on its way: it gets its entry back.
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
