import { clean } from './clean.ts';

/** A text for comparison: in lower case, without marks on its letters and without room around it: `balti` finds Bălți, `елка` finds Ёлка. */
export const comparableText = (text: string): string =>
  clean(text).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
