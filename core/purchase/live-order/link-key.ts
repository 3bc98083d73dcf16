/** Fragment of a private link, long enough not to be guessed (rule LIVE-1). */
export const LINK_KEY = /^[\w-]{22,200}$/;

/** The key in an address's fragment; undefined without one (rule LIVE-1). */
export const readLinkKey = (hash: string): string | undefined => {
  const key = hash.replace(/^#/, '');
  return LINK_KEY.test(key) ? key : undefined;
};
