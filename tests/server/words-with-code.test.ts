import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#core/kernel/locale/index.ts';
import { wordsBeyondFrame, wordsNamedBy, wordsWithCode } from '#server/words-with-code.ts';
import { dictionaries } from '#tests/support/dictionaries.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = globSync('ui/**/*.{ts,tsx}', { cwd: ROOT });
const PAGES = globSync('ui/pages/*/page.tsx', { cwd: ROOT });

/** Keys without their plural forms, in order. */
const keysOf = (words: object): string[] =>
  Object.entries(words)
    .flatMap(([section, texts]) => Object.keys(texts).map((key) => `${section}.${key.replace(/_.*/, '')}`))
    .filter((key, place, all) => all.indexOf(key) === place)
    .sort();

describe('the words that come with a module', () => {
  it('are those that it and its static imports name, beyond those of the frame', () => {
    const home = keysOf(wordsBeyondFrame('ui/pages/home/page.tsx', 'ru'));
    expect(home).toContain('home.banners');
    expect(keysOf(wordsBeyondFrame('ui/pages/category/page.tsx', 'ru'))).toContain('tile.code');
    expect(keysOf(wordsNamedBy('ui/renderer/+client.tsx', 'ru'))).toContain('nav.cart');
    expect(home).not.toContain('nav.cart');
    expect(home.filter((key) => key.startsWith('checkout.'))).toEqual([]);
  });

  it('are not those of a type or of what is imported on demand', () => {
    expect(keysOf(wordsNamedBy('ui/features/purchase/cart-panel/layer-chunks.ts', 'ru'))).toEqual([]);
    expect(keysOf(wordsNamedBy('ui/features/purchase/counted-device/load-device.ts', 'ru'))).toEqual([]);
  });

  it('have every plural form of their language', () => {
    const [ru, ro] = (['ru', 'ro'] as const).map((locale) =>
      Object.keys(wordsNamedBy('ui/pages/category/page.tsx', locale).listing ?? {}).filter((key) =>
        /^count(?:_|$)/.test(key),
      ),
    );
    expect(ru).toEqual(['count_one', 'count_few', 'count_many', 'count_other']);
    expect(ro).toEqual(['count_one', 'count_few', 'count_other']);
  });

  it('are all that a template may mean', () => {
    const layers = wordsBeyondFrame('ui/layouts/layers.tsx', 'ru');
    expect(layers.notifications).toEqual(dictionaries.ru.notifications);
    expect(wordsBeyondFrame('ui/pages/product/page.tsx', 'ru').product).toHaveProperty('choice');
  });

  it.each(PAGES)('are the same in each language for %s', (page) => {
    const [first, ...others] = locales.map((locale) => keysOf(wordsBeyondFrame(page, locale)));
    for (const other of others) expect(other).toEqual(first);
  });

  it('begin with their section wherever they are named, so that they are found', () => {
    const hidden = SOURCES.filter((file) => /\bt\(\s*`\$\{/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(hidden).toEqual([]);
  });
});

describe('an import on demand', () => {
  const { handler } = wordsWithCode.transform as { readonly handler: (code: string, id: string) => unknown };
  const built = (code: string) => handler(code, join(ROOT, 'ui/features/purchase/cart-panel/layer-chunks.ts'));

  it('is built to bring its words in every language', () => {
    const { code } = built("const panel = () => import('./cart-panel.tsx');") as { readonly code: string };
    expect(code).toContain("importWithWords(words1, () => import('./cart-panel.tsx'))");
    for (const locale of locales)
      expect(code).toContain(
        `${locale}: () => import('${ROOT}/ui/features/purchase/cart-panel/cart-panel.tsx.${locale}.words')`,
      );
  });

  it('stays as it is when it names none', () => {
    expect(built("const painted = () => import('#ui/hydration/lazy-part.ts');")).toBeNull();
  });
});
