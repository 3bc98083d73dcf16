import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#tests/support/dictionaries.ts';
import { type WordPart, wordsFile } from '#ui/i18n/languages.ts';
import first from '#ui/i18n/ru.first.json' with { type: 'json' };
import list from '#ui/i18n/ru.list.json' with { type: 'json' };
import more from '#ui/i18n/ru.more.json' with { type: 'json' };
import product from '#ui/i18n/ru.product.json' with { type: 'json' };
import { dictionariesOf } from '#ui/route-tree.tsx';

const ROOT = join(import.meta.dirname, '../..');
/** Static imports only: what is imported on demand brings all words along. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';/gm;
const KEY = /['`]([a-z][A-Za-z]*)\.([A-Za-z]+)/g;

const modulesFrom = (file: string, found = new Map<string, string>()): Map<string, string> => {
  if (found.has(file) || !existsSync(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, from = ''] of text.matchAll(IMPORT)) {
    if (from.startsWith('#ui/')) modulesFrom(join(ROOT, from.slice(1)), found);
    if (from.startsWith('.')) modulesFrom(join(dirname(file), from), found);
  }
  return found;
};

const keysOf = (section: object | undefined): string[] =>
  Object.keys(section ?? {}).map((key) => key.replace(/_.*/, ''));

const parts: Readonly<Record<WordPart, object>> = { first, list, product, more };

/** Keys that modules name in their texts and that none of these parts has. */
const missingFrom = (entries: readonly string[], given: readonly WordPart[]) => {
  const modules = ['ui/renderer/+client.tsx', ...entries]
    .map((path) => join(ROOT, path))
    .reduce((found, entry) => modulesFrom(entry, found), new Map<string, string>());
  const known = (section: string) => given.flatMap((part) => keysOf((parts[part] as Record<string, object>)[section]));
  const missing = [...modules].flatMap(([file, text]) =>
    [...text.matchAll(KEY)]
      .filter(([, section = '', key = '']) => keysOf(dictionaries.ru[section]).includes(key))
      .filter(([, section = '', key = '']) => !known(section).includes(key))
      .map(([, section, key]) => `${file.slice(ROOT.length)}: ${section}.${key}`),
  );
  return { modules: modules.size, missing };
};

describe('the words that come with a page', () => {
  it.each([
    ['home', ['first']],
    ['category', ['first', 'list']],
    ['search', ['first', 'list']],
    ['product', ['first', 'product']],
  ] as const)('are all that the page %s says', (page, given) => {
    const { modules, missing } = missingFrom([`ui/pages/${page}/page.tsx`], given);
    expect(modules).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    expect(dictionariesOf(`ru:${page}:0`, 'ru')).toEqual(given.map((part) => wordsFile('ru', part)));
  });

  it('would be missed', () => {
    expect(missingFrom(['ui/pages/product/page.tsx'], ['first', 'list']).missing).not.toEqual([]);
  });

  it('stand in one part each', () => {
    const all = Object.values(parts).flatMap((part) =>
      Object.entries(part).flatMap(([section, words]) =>
        Object.keys(words as object).map((key) => `${section}.${key}`),
      ),
    );
    expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
  });
});
