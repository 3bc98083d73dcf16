/** How many popular texts are shown at a time (rule SEARCH-14). */
export const POPULAR_SHOWN = 6;

/**
 * The popular texts that are shown after so many refreshes: six of them, then the next six, round and round; all of them
 * when there are no more (rule SEARCH-14).
 */
export const popularShown = (texts: readonly string[], refreshes: number): readonly string[] => {
  if (texts.length <= POPULAR_SHOWN) return texts;
  const start = (refreshes * POPULAR_SHOWN) % texts.length;
  return [...texts, ...texts].slice(start, start + POPULAR_SHOWN);
};
