/** Somebody who sells in a partner's shop. */
export interface Seller {
  readonly id: string;
  readonly name: string;
}

/** Sellers to keep: those that came, unless none did (rule CONTENT-2). */
export const keepSellers = (known: readonly Seller[], received: readonly Seller[]): readonly Seller[] =>
  received.length > 0 ? received : known;
