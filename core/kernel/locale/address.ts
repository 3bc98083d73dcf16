/** Splits an address before the first of some characters; the second part is empty without a match (rule LOCALE-3). */
export const splitBefore = (address: string, marks: RegExp): readonly [string, string] => {
  const cut = address.search(marks);
  return cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut)];
};

/** The path of an address, without query and fragment (rule REDIRECT-1). */
export const pathOf = (address: string): string => splitBefore(address, /[?#]/)[0];
