export { alternativeTexts } from './alternatives.ts';
export { readCode } from './code.ts';
export { otherLayouts } from './layouts.ts';
export { findOtherwise } from './otherwise.ts';
export { POPULAR_SHOWN, popularShown } from './popular.ts';
export type { SearchDesk, StockedProduct } from './ports.ts';
export { makeQuickSearch, type QuickAnswer, type QuickQuery } from './quick-search.ts';
export {
  exactProduct,
  isProductCode,
  isSearchable,
  QUICK_SEARCH_MAX,
  quickResults,
  SEARCH_ADDRESS_MS,
  SEARCH_DEBOUNCE_MS,
  SEARCH_MIN,
  type SearchAnswer,
  searchMode,
} from './search.ts';
export { beginSearch, EMPTY_SEARCH, focusSearch, leaveSearch, type SearchSession, takeAnswer } from './session.ts';
export { transliterations } from './transliteration.ts';
export { makeTypedSearch, type TypedSearch, type TypingContext } from './typed-search.ts';
