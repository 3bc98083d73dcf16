/** Name of the text in the address. */
export const SEARCH_FIELD = 'query';
/** Pages that use this parameter for their own filter; the search field ignores it there (rule SEARCH-4). */
export const PAGES_WITH_OWN_QUERY: readonly string[] = ['/order', '/order/figures'];
/** Parameter of a search by name for a text that looks like a code (rule SEARCH-16). */
export const BY_NAME = { by: 'name' } as const;
/** Parameter of a search by the text as written (rule SEARCH-18). */
export const AS_WRITTEN = { by: 'text' } as const;
/** Shortest text that is searched for, in characters (rule SEARCH-1); core's own would bring its tables along. */
export const SEARCH_MIN_LENGTH = 2;
