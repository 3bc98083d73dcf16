/** Shortest text that is searched for, in characters (rule SEARCH-1). */
export const SEARCH_MIN = 2;

/** Whether a text is long enough to search for; spaces around it do not count (rule SEARCH-1). */
export const isSearchable = (text: string): boolean => text.trim().length >= SEARCH_MIN;
