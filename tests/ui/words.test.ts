import { describe, expect, it } from 'vitest';
import { dictionaries } from '#tests/support/dictionaries.ts';

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

  it('speak to a Romanian reader with dumneavoastră, whose own words on a button are in the singular', () => {
    const texts = entriesOf(romanian);
    const familiar = /(?<![\p{L}-])(?:tu|tine|îți|ți|tău|ta|tăi|tale|vrei|poți|știi|mergi|dai|faci)(?!\p{L})/iu;
    expect(texts.filter(([, text]) => familiar.test(text))).toEqual([]);
    // The heading of a form may be the same words as a button elsewhere.
    const buttons = texts.filter(
      ([key]) =>
        /(?:^|\.)(?:submit|again|write|\w+Open|\w+Link|to[A-Z]\w*|apply|retry)$/.test(key) && key !== 'contacts.write',
    );
    expect(buttons.length).toBeGreaterThan(20);
    expect(buttons.filter(([, text]) => /^\p{L}+ți(?!\p{L})/u.test(text))).toEqual([]);
  });

  it('are Romanian with letters with commas below, never with cedillas', () => {
    expect(JSON.stringify(romanian)).not.toMatch(/[ŞşŢţ]/);
  });
});
