/** How lists of products are laid out to a partner: a product a row as in a table, or as tiles (rule LISTING-7). */
export const listViews = ['rows', 'tiles'] as const;
export type ListView = (typeof listViews)[number];

/** Parses the stored layout; rows unless a partner chose tiles (rule LISTING-7). */
export const parseListView = (kept: unknown): ListView => (kept === 'tiles' ? 'tiles' : 'rows');

/** Cookie with the chosen layout, so that the first HTML already has it (rule LISTING-7). */
export const LIST_VIEW_COOKIE = 'list_view';
/** How long the choice is kept, days (rule LISTING-7). */
export const LIST_VIEW_COOKIE_DAYS = 365;

/** The layout of a page's first HTML: the stored one or rows in the vitrina, tiles in the shop (rule LISTING-7). */
export const initialListView = ({ vitrina, kept }: { readonly vitrina: boolean; readonly kept: unknown }): ListView =>
  vitrina ? parseListView(kept) : 'tiles';

/** Stores the chosen layout in the browser. */
export interface ListViewMemory {
  load(): ListView;
  save(view: ListView): void;
}

interface Dependencies {
  readonly listViewMemory: ListViewMemory;
  /** Shows the layout each time it is chosen. */
  readonly show: (state: { readonly view: ListView }) => void;
}

/** Use-case: the layout of a partner's lists, stored between visits (rule LISTING-7). */
export const createListView = ({ listViewMemory, show }: Dependencies) => ({
  /** Reads what an earlier visit has chosen. */
  start: (): void => show({ view: listViewMemory.load() }),
  choose: (view: ListView): void => {
    show({ view });
    listViewMemory.save(view);
  },
});
