/** Promotions, those that are on before those that are over, otherwise as they came (rule PROMO-1). */
export const activeFirst = <Item extends { readonly isActive: boolean }>(
  promotions: readonly Item[],
): readonly Item[] => promotions.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));

/** The vacancies one may answer: those that are open (rule CONTENT-1). */
export const openVacancies = <Item extends { readonly isActive: boolean }>(
  vacancies: readonly Item[],
): readonly Item[] => vacancies.filter(({ isActive }) => isActive);
