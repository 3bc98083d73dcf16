import { type ComponentType, createContext } from 'react';

/** What only a partner's lists have (rule LISTING-7). */
interface ListViewParts {
  /** Tiles, or a row a product. */
  readonly ViewSwitch: ComponentType;
  /** Column headings of rows. */
  readonly RowsHead: ComponentType;
}

/** Set by the vitrina's layout, so that rows are in the first HTML; null in the shop. */
export const ListViewPartsContext = createContext<ListViewParts | null>(null);
