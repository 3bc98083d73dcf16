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

  it('are Romanian with letters with commas below, never with cedillas', () => {
    expect(JSON.stringify(romanian)).not.toMatch(/[ŞşŢţ]/);
  });
});
