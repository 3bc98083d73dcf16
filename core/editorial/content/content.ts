/** Promotions, those that are on before those that are over, otherwise as they came (rule PROMO-1). */
export const activeFirst = <Item extends { readonly isActive: boolean }>(
  promotions: readonly Item[],
): readonly Item[] => promotions.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));

/** The vacancies one may answer: those that are open (rule CONTENT-1). */
export const openVacancies = <Item extends { readonly isActive: boolean }>(
  vacancies: readonly Item[],
): readonly Item[] => vacancies.filter(({ isActive }) => isActive);

/** Shops, those that are open now before the closed ones, otherwise as they came (rule CONTENT-3). */
export const openFirst = <Item extends { readonly isOpen: boolean }>(shops: readonly Item[]): readonly Item[] =>
  shops.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
