/** How lists of products are laid out to a partner: as tiles, or a product a row as in a table (rule LISTING-7). */
export const listViews = ['tiles', 'rows'] as const;
export type ListView = (typeof listViews)[number];

/** Parses the stored layout; tiles unless a partner chose another (rule LISTING-7). */
export const parseListView = (kept: unknown): ListView => (kept === 'rows' ? 'rows' : 'tiles');

/** Cookie with the chosen layout, so that the first HTML already has it (rule LISTING-7). */
export const LIST_VIEW_COOKIE = 'list_view';
/** How long the choice is kept, days (rule LISTING-7). */
export const LIST_VIEW_COOKIE_DAYS = 365;

/** The layout of a page's first HTML: the stored one in the vitrina, tiles in the shop (rule LISTING-7). */
export const initialListView = ({ vitrina, kept }: { readonly vitrina: boolean; readonly kept: unknown }): ListView =>
  parseListView(vitrina ? kept : undefined);

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
