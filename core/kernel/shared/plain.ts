/** A text for comparison: in lower case, without marks on its letters and without room around it: `balti` finds Bălți, `елка` finds Ёлка. */
export const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
