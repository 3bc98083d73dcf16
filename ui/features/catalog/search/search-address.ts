/** Name of the text in the address. */
export const SEARCH_FIELD = 'query';
/** Shortest text that is searched for, in characters (rule SEARCH-1); core's own would bring its tables along. */
export const SEARCH_MIN_LENGTH = 2;
