/** History state of the visitor's own list; a copied link does not have it. */
export const OWN_LIST_STATE = { own: true } as const;
