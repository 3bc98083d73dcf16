export { mayBeName, readCode } from './code.ts';
export { findAlternative } from './find-alternative.ts';
export { popularShown } from './popular.ts';
export type { SearchDesk, StockedProduct } from './ports.ts';
export { makeQuickSearch } from './quick-search.ts';
export { exactProduct, isProductCode, isSearchable, type SearchAnswer, searchMode } from './search.ts';
export { makeSearchField, type SearchFieldState, UNTOUCHED_FIELD } from './search-field.ts';
export { EMPTY_SEARCH, productsBelow, type SearchSession, stepSearch } from './session.ts';
export { makeTypedSearch, type TypedSearch, type TypingContext } from './typed-search.ts';
