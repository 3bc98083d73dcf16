import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';

/** A value with its bilingual texts reduced to one language. */
type Localized<Value> = Value extends Bilingual
  ? string
  : Value extends readonly (infer Item)[]
    ? Localized<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Localized<Value[Key]> }
      : Value;

const isBilingual = (value: object): value is Bilingual => 'ru' in value && 'ro' in value;

const inLocale = (value: unknown, locale: Locale): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale));
  if (isBilingual(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLocale(inner, locale)]));
};

/** Replaces every bilingual text by its text in one language. */
export const localized = <Value>(value: Value, locale: Locale) => inLocale(value, locale) as Localized<Value>;
