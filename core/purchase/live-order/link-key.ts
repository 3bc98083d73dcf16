/** What a private link has behind its "#": so much chance that nobody guesses it (rule LIVE-1). */
export const LINK_KEY = /^[\w-]{22,200}$/;

/** The key that stands behind the "#" of an address; undefined when none does (rule LIVE-1). */
export const readLinkKey = (hash: string): string | undefined => {
  const key = hash.replace(/^#/, '');
  return LINK_KEY.test(key) ? key : undefined;
};
