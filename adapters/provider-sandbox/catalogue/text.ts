import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';

/** The same text in both languages. */
export const inBoth = (text: string): Bilingual => ({ ru: text, ro: text });

/** A text made for each language. */
export const forBoth = (textIn: (language: keyof Bilingual) => string): Bilingual => ({
  ru: textIn('ru'),
  ro: textIn('ro'),
});

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
export function formatNumber(value: number): string {
  const [whole = '0', fraction] = String(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** `USB-C, USB-A` becomes `USB-C и USB-A`. */
export const joinWithAnd = (list: Bilingual): Bilingual => ({
  ru: list.ru.replace(/, (?!.*, )/, ' и '),
  ro: list.ro.replace(/, (?!.*, )/, ' și '),
});

/** First letter in upper case, except for names such as iPhone, eSIM and macOS. */
export const capitalize = (text: string): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

const russian = new Intl.PluralRules('ru');
const romanian = new Intl.PluralRules('ro');

/**
 * Replaces `{}` by a number. Plural forms are separated by `|`: `{} порт|{} порта|{} портов`, `{} port|{} porturi`.
 */
export const pluralize = ({ ru, ro }: Bilingual, value: number): Bilingual => {
  const [one = '', few = one, many = few] = ru.split('|');
  const [roOne = '', roMany] = ro.split('|');
  const russianForm = { one, few, many, other: few }[russian.select(value) as 'one' | 'few' | 'many' | 'other'];
  // Romanian puts "de" after numbers such as 20 and 100, but not 101.
  const preposition = roMany !== undefined && romanian.select(value) === 'other' ? ' de' : '';
  const romanianForm = value === 1 ? roOne : (roMany ?? roOne);
  return {
    ru: russianForm.replace('{}', formatNumber(value)),
    ro: romanianForm.replace('{}', formatNumber(value) + preposition),
  };
};
