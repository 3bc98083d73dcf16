import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { locales } from '#core/kernel/locale/index.ts';
import { root } from './planted.ts';

/** Where languages are named: core's table, the pages' table, and the types of all texts, which follow one dictionary. */
const TABLES = ['core/kernel/locale/languages.ts', 'ui/i18n/i18n.ts', 'ui/i18n/languages.ts'];

const code = locales.join('|');
/** A language's code as a text or in an address, as a key, or as a part of a file's name. */
const NAMED = new RegExp(String.raw`['"\`/](?:${code})['"\`/.]|\b(?:${code}):`);
const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;
const namesLanguage = (text: string): boolean => NAMED.test(text.replaceAll(COMMENT, ''));

it('a language is named in its tables alone, so that another needs a change nowhere else', () => {
  // The embedded provider and the engine with its plugin are applications of their own, and the gallery shows the languages that it has samples of.
  const sources = globSync('{core,adapters,ui,server}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
    (path) => !/^(?:adapters\/(?:provider-sandbox|provider-vendure\/(?:engine|plugin))|ui\/gallery)\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => namesLanguage(readFileSync(join(root, path), 'utf8'))).sort()).toEqual(TABLES);
});

it.each(["locale === 'ru'", "const words = { ro: 'da' };", 'href="/ro"', "import words from './ru.json';", '`/ro/`'])(
  'sees a language in %s',
  (planted) => {
    expect(namesLanguage(`${planted}\n`)).toBe(true);
    expect(namesLanguage(`/** ${planted} */\n// ${planted}\n`)).toBe(false);
  },
);
