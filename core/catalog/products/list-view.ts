/** How lists of products are laid out to a partner: as tiles, or a product a row as in a table (rule LISTING-7). */
export const listViews = ['tiles', 'rows'] as const;
export type ListView = (typeof listViews)[number];

/** The layout, out of whatever was kept; tiles until a partner chose (rule LISTING-7). */
export const parseListView = (kept: unknown): ListView => (kept === 'rows' ? 'rows' : 'tiles');

/** Keeps the chosen layout in this browser. */
export interface ListViewMemory {
  load(): ListView;
  save(view: ListView): void;
}

interface Dependencies {
  readonly listViewMemory: ListViewMemory;
  /** Shows the layout each time it is chosen. */
  readonly show: (state: { readonly view: ListView }) => void;
}

/** Use-case: keeps how a partner's lists are laid out, from visit to visit (rule LISTING-7). */
export const makeKeepListView = ({ listViewMemory, show }: Dependencies) => ({
  /** Reads what an earlier visit has chosen. */
  start: (): void => show({ view: listViewMemory.load() }),
  choose: (view: ListView): void => {
    show({ view });
    listViewMemory.save(view);
  },
});
