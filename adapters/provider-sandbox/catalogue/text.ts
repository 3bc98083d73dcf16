import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';

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

/** Decimal comma and no-break spaces between thousands, as in both languages. */
export function number(value: number): string {
  const [whole = '0', fraction] = String(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** First letter in upper case, except for names such as iPhone, eSIM and macOS. */
export const capital = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

function plural(count: number, one: string, few: string, many: string): string {
  const tens = count % 100;
  const ones = count % 10;
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
}

const of = (count: number): string => (count >= 20 && (count % 100 === 0 || count % 100 >= 20) ? ' de' : '');

/** Replaces `{}` by a number. Plural forms are separated by `|`: `{} порт|{} порта|{} портов`, `{} port|{} porturi`. */
export const withNumber = ({ ru, ro }: Bilingual, value: number): Bilingual => {
  const [one = '', few = one, many = few] = ru.split('|');
  const [roOne = '', roMany] = ro.split('|');
  const roNumber = roMany === undefined ? number(value) : number(value) + of(value);
  return b(
    plural(value, one, few, many).replace('{}', number(value)),
    (value === 1 ? roOne : (roMany ?? roOne)).replace('{}', roNumber),
  );
};
