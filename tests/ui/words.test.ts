import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale/index.ts';
import { dictionaries } from '#tests/support/dictionaries.ts';
import { translatorOf } from '#ui/i18n/translate.ts';

const { ru: russian, ro: romanian } = dictionaries;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Every key with its text, plural forms under one key. */
const entriesOf = (words: object, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : entriesOf(value as object, `${prefix}${key}.`),
  );
const keysOf = (words: object): string[] =>
  [...new Set(entriesOf(words).map(([key]) => key.replace(PLURAL, '')))].sort();
const variablesOf = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

describe('the words of both languages', () => {
  it('have the same keys', () => {
    expect(keysOf(romanian)).toEqual(keysOf(russian));
  });

  it('have every plural form of their language', () => {
    const formsOf = (words: object, forms: readonly string[]) => {
      const keys = new Set(entriesOf(words).map(([key]) => key));
      const plurals = keysOf(words).filter((key) => keys.has(`${key}_other`));
      return plurals.filter((key) => forms.some((form) => !keys.has(`${key}_${form}`)));
    };
    expect(formsOf(russian, ['one', 'few', 'many', 'other'])).toEqual([]);
    expect(formsOf(romanian, ['one', 'few', 'other'])).toEqual([]);
  });

  it('use the same variables', () => {
    const romanianTexts = new Map(entriesOf(romanian));
    const differing = entriesOf(russian).filter(([key, text]) => {
      const other = romanianTexts.get(key);
      return other !== undefined && String(variablesOf(other)) !== String(variablesOf(text));
    });
    expect(differing).toEqual([]);
  });

  it('are Romanian with letters with commas below, never with cedillas', () => {
    expect(JSON.stringify(romanian)).not.toMatch(/[ŞşŢţ]/);
  });
});

describe('the translator', () => {
  it.each(locales)('says in %s what the library of its format says', async (locale) => {
    const library = i18next.createInstance();
    const resources = { [locale]: { translation: dictionaries[locale] } };
    await library.init({ lng: locale, resources, interpolation: { escapeValue: false } });
    const translate = translatorOf(locale, dictionaries[locale]) as (...asked: unknown[]) => string;
    const names = entriesOf(dictionaries[locale]).flatMap(([, text]) => variablesOf(text));
    const values = Object.fromEntries(names.map((name) => [name.slice(2, -2), `<${name.slice(2, -2)} $& >`]));
    for (const key of keysOf(dictionaries[locale])) {
      expect(translate(key), key).toBe(String(library.t(key)));
      for (const count of [0, 1, 2, 5, 11, 21, 22, 25, 101, 119, 120, 1.5]) {
        expect(translate(key, { ...values, count }), key).toBe(library.t(key, { ...values, count }));
      }
    }
  });
});
