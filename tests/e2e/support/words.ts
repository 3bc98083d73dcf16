import i18next from 'i18next';
import type { Locale } from '#core/kernel/locale/index.ts';
import { dictionaries } from '#tests/support/dictionaries.ts';

const i18n = i18next.createInstance();
await i18n.init({
  resources: { ru: { translation: dictionaries.ru }, ro: { translation: dictionaries.ro } },
  interpolation: { escapeValue: false },
});

/** The words that the screens show in a language, so that tests find things by the names people read. */
export const wordsOf = (locale: Locale) => i18n.getFixedT(locale);
export type Words = ReturnType<typeof wordsOf>;

/** A pattern that matches a phrase with anything in the places of its variables; names are read with plain spaces. */
export const phrase = (text: string): RegExp =>
  new RegExp(
    text
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('\u00A0', String.raw`\s`)
      .replaceAll(/\{\{\w+\}\}/g, '.+'),
  );
