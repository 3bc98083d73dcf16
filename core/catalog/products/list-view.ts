/** How lists of products are laid out to a partner: as tiles, or a product a row as in a table (rule LISTING-7). */
export const listViews = ['tiles', 'rows'] as const;
export type ListView = (typeof listViews)[number];

/** The layout, out of whatever was kept; tiles until a partner chose (rule LISTING-7). */
export const parseListView = (kept: unknown): ListView => (kept === 'rows' ? 'rows' : 'tiles');

/** Cookie that keeps the chosen layout, so that the first HTML of a page has it already (rule LISTING-7). */
export const LIST_VIEW_COOKIE = 'list_view';
/** How long the choice is kept, days (rule LISTING-7). */
export const LIST_VIEW_COOKIE_DAYS = 365;

/** The layout that a page comes in: as was chosen in the vitrina, tiles in the shop whatever was kept (rule LISTING-7). */
export const servedListView = ({ vitrina, kept }: { readonly vitrina: boolean; readonly kept: unknown }): ListView =>
  parseListView(vitrina ? kept : undefined);

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
export const createListView = ({ listViewMemory, show }: Dependencies) => ({
  /** Reads what an earlier visit has chosen. */
  start: (): void => show({ view: listViewMemory.load() }),
  choose: (view: ListView): void => {
    show({ view });
    listViewMemory.save(view);
  },
});
