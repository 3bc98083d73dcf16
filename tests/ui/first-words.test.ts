import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#tests/support/dictionaries.ts';
import words from '#ui/i18n/ru.json' with { type: 'json' };

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

describe('the words that come first', () => {
  it('are all that the home page and what surrounds it say', () => {
    const first: Record<string, object> = words;
    const entries = ['ui/renderer/+client.tsx', 'ui/pages/home/page.tsx'].map((path) => join(ROOT, path));
    const modules = entries.reduce((found, entry) => modulesFrom(entry, found), new Map<string, string>());
    const missing = [...modules].flatMap(([file, text]) =>
      [...text.matchAll(KEY)]
        .filter(([, section = '', key = '']) => keysOf(dictionaries.ru[section]).includes(key))
        .filter(([, section = '', key = '']) => !keysOf(first[section]).includes(key))
        .map(([, section, key]) => `${file.slice(ROOT.length)}: ${section}.${key}`),
    );
    expect(modules.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
