/** A seller of a partner. */
export interface Seller {
  readonly id: string;
  readonly name: string;
}

/** The received sellers, or the known ones when none were received (rule CONTENT-2). */
export const keepSellers = (known: readonly Seller[], received: readonly Seller[]): readonly Seller[] =>
  received.length > 0 ? received : known;
