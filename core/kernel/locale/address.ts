/**
 * An address cut before the first of some marks: what is before it, and the rest with the mark; all of it
 * when there is none (rule LOCALE-3).
 */
export const cutAt = (address: string, marks: RegExp): readonly [string, string] => {
  const cut = address.search(marks);
  return cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut)];
};

/** The path of an address, without query and fragment (rule REDIRECT-1). */
export const pathOf = (address: string): string => cutAt(address, /[?#]/)[0];
