/** Mark of an address that follows the visitor's own list; it does not travel with a copied link. */
export const OWN_LIST_STATE = { own: true } as const;
