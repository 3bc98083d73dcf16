import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#tests/support/dictionaries.ts';
import { type WordPart, wordsFile } from '#ui/i18n/languages.ts';
import chosen from '#ui/i18n/ru.chosen.json' with { type: 'json' };
import first from '#ui/i18n/ru.first.json' with { type: 'json' };
import list from '#ui/i18n/ru.list.json' with { type: 'json' };
import more from '#ui/i18n/ru.more.json' with { type: 'json' };
import offers from '#ui/i18n/ru.offers.json' with { type: 'json' };
import page from '#ui/i18n/ru.page.json' with { type: 'json' };
import product from '#ui/i18n/ru.product.json' with { type: 'json' };
import { dictionariesOf, PAGE_WORDS } from '#ui/route-tree.tsx';

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)';/gm;
/** What is imported on demand comes with the words of its page, unless it brings all words along. */
const ON_DEMAND = /(?<!withAllWords\(\(\) => )import\('([^']+\.tsx)'\)/g;
const KEY = /['`]([a-z][A-Za-z]*)\.([A-Za-z]+)/g;
/** A key whose end is worked out: any that begins so may be meant. */
const BEGUN = /`([a-z][A-Za-z]*)\.([A-Za-z]*)\$\{/g;

const modulesFrom = (file: string, found = new Map<string, string>()): Map<string, string> => {
  if (found.has(file) || !existsSync(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, from = ''] of [...text.matchAll(IMPORT), ...text.matchAll(ON_DEMAND)]) {
    if (from.startsWith('#ui/')) modulesFrom(join(ROOT, from.slice(1)), found);
    if (from.startsWith('.')) modulesFrom(join(dirname(file), from), found);
  }
  return found;
};

const keysOf = (section: object | undefined): string[] =>
  Object.keys(section ?? {}).map((key) => key.replace(/_.*/, ''));

const parts: Readonly<Record<WordPart, object>> = { first, list, product, chosen, page, offers, more };

/** Keys that modules name in their texts and that none of these parts has. */
const missingFrom = (entries: readonly string[], given: readonly WordPart[]) => {
  const modules = ['ui/renderer/+client.tsx', ...entries]
    .map((path) => join(ROOT, path))
    .reduce((found, entry) => modulesFrom(entry, found), new Map<string, string>());
  const known = (section: string) => given.flatMap((part) => keysOf((parts[part] as Record<string, object>)[section]));
  const begunWith = (section: string, start: string) =>
    keysOf(dictionaries.ru[section]).flatMap((key) => (key.startsWith(start) ? [[section, key] as const] : []));
  const missing = [...modules].flatMap(([file, text]) =>
    [
      ...[...text.matchAll(KEY)].map(([, section = '', key = '']) => [section, key] as const),
      ...[...text.matchAll(BEGUN)].flatMap(([, section = '', start = '']) => begunWith(section, start)),
    ]
      .filter(([section, key]) => keysOf(dictionaries.ru[section]).includes(key))
      .filter(([section, key]) => !known(section).includes(key))
      .map(([section, key]) => `${file.slice(ROOT.length)}: ${section}.${key}`),
  );
  return { modules: modules.size, texts: [...modules], missing };
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

  it.each(Object.entries(PAGE_WORDS).filter(([folder]) => folder !== ''))('are said of %s in full', (folder, given) => {
    expect(missingFrom([`ui/pages/${folder}/page.tsx`], ['first', ...given]).missing).toEqual([]);
  });

  it('are named with their section, so that they can be looked for', () => {
    const { texts } = missingFrom(
      Object.keys(PAGE_WORDS).map((folder) => `ui/pages/${folder}/page.tsx`),
      [],
    );
    expect(texts.filter(([, text]) => /\bt\(\s*`\$\{/.test(text)).map(([file]) => file)).toEqual([]);
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
