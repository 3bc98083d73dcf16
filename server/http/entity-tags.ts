/** A tag of a list, weak or not, with the comma behind it (RFC 9110, 8.8.3 and 13.1.2). */
const NEXT = /[\t ,]*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")[\t ]*(?:,|$)/y;

/**
 * Whether an `If-None-Match` names the entity with this tag, by weak comparison of whole tags; a list that is none names
 * nothing. Nearly every request that sends the header sends one tag.
 */
export const namesEntity = (asked: string | undefined, tag: string): boolean => {
  if (asked === undefined) return false;
  if (asked === tag || asked === '*') return true;
  const strong = tag.replace(/^W\//, '');
  let found = false;
  NEXT.lastIndex = 0;
  while (NEXT.lastIndex < asked.length) {
    const [, one] = NEXT.exec(asked) ?? [];
    if (one === undefined) return false;
    found ||= one === strong;
  }
  return found;
};
