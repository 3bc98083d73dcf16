import type { Bilingual } from './model.ts';

export const b = (ru: string, ro: string): Bilingual => ({ ru, ro });
export const same = (text: string): Bilingual => ({ ru: text, ro: text });

const letters: Record<string, string> = { '+': ' plus ', '&': ' and ', '″': ' ', '"': ' ' };

/** Latin kebab-case for addresses. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[+&″"]/g, (letter) => letters[letter] ?? ' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A decimal comma and no-break spaces between thousands, as both languages write. */
export function number(value: number): string {
  const [whole = '0', fraction] = String(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** With a capital in front, but for names like iPhone and eSIM. */
export const capital = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** `3 штуки` in Russian: forms for 1, 2–4 and 5+. */
export function plural(count: number, one: string, few: string, many: string): string {
  const tens = count % 100;
  const ones = count % 10;
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
}
