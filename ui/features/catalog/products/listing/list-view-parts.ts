import { type ComponentType, createContext } from 'react';

/** What only a partner's lists have (rule LISTING-7). */
interface ListViewParts {
  /** Tiles, or a row a product. */
  readonly ViewSwitch: ComponentType;
  /** The names of the columns that rows stand in. */
  readonly RowsHead: ComponentType;
}

/** Filled by the vitrina's layout, whose code they come with, so that they stand in the first HTML; null in the shop. */
export const ListViewPartsContext = createContext<ListViewParts | null>(null);
