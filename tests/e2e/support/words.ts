import type { Locale } from '#core/locale/index.ts';
import { dictionaries } from '#tests/support/dictionaries.ts';
import { type Translate, translatorOf } from '#ui/i18n/translate.ts';

const translators: Record<Locale, Translate> = {
  ru: translatorOf('ru', dictionaries.ru),
  ro: translatorOf('ro', dictionaries.ro),
};

/** The words that the screens show in a language, so that tests find things by the names people read. */
export const wordsOf = (locale: Locale): Translate => translators[locale];
export type Words = Translate;

/** A pattern that matches a phrase with anything in the places of its variables. */
export const phrase = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\{\w+\}\}/g, '.+'));
