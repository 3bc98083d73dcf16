import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';
import { longPapers, lostPaths, lostScripts, type Tree, wrongDecisions, wrongLibraries } from './prose.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const packageJson = JSON.parse(read('package.json'));
const ignored = read('.gitignore')
  .split('\n')
  .map((line) => line.replaceAll('/', ''))
  .filter((name) => name !== '');
/** Every file that is not ignored. */
const files = globSync('**/*', {
  cwd: root,
  withFileTypes: true,
  exclude: ({ name }) => name === '.git' || ignored.includes(name),
})
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)));

const tree: Tree = {
  files,
  prose: new Map(files.filter((file) => file.endsWith('.md')).map((file) => [file, read(file)])),
  scripts: Object.keys(packageJson.scripts),
  dependencies: Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies }),
  generated: ignored,
};

/** A small tree with these texts in it. */
const planted = (prose: Readonly<Record<string, string>>): Tree => ({
  files: ['README.md', 'core/RULES.md', 'core/cart/README.md', 'core/cart/totals.ts', 'server/main.ts'],
  prose: new Map(Object.entries(prose)),
  scripts: ['start', 'test', 'bench:load'],
  dependencies: ['express', '@types/express'],
  generated: ['dist'],
});

describe('paths in prose', () => {
  it('lead somewhere', () => {
    expect(tree.prose.size).toBeGreaterThan(40);
    expect(lostPaths(tree)).toEqual([]);
  });

  it.each([
    ['a file that is gone', '`core/cart/gone.ts`'],
    ['a file that is gone, named alone', '`gone.ts`'],
    ['a folder that is gone', '`shared/`'],
    ['a folder of any name without such a file', '`core/<feature>/gone.ts`'],
    ['a link to nothing', '[rules](../../RULES.md)'],
    ['a link to a heading that is gone', '[rules](../RULES.md#cart)'],
    ['a picture that is gone', '<img src="gone.webp" alt="">'],
  ])('are caught: %s', (_what, words) => {
    expect(lostPaths(planted({ 'core/cart/README.md': `See ${words}.\n`, 'core/RULES.md': '# Rules\n' }))).toHaveLength(
      1,
    );
  });

  it('are found from their own folder, from those around it, and by a pattern', () => {
    const words =
      '`totals.ts`, `core/cart/totals.ts`, `cart/`, `<feature>/totals.ts`, `#core/cart/totals.ts`, `dist/x.js`, `/order/quick`, `application/json`, [rules](../RULES.md#the-rules)';
    expect(lostPaths(planted({ 'core/cart/README.md': words, 'core/RULES.md': '# The rules\n' }))).toEqual([]);
  });
});

describe('commands in prose', () => {
  it('are scripts of package.json', () => {
    expect(lostScripts(tree)).toEqual([]);
  });

  it('are caught when there is no such script', () => {
    expect(lostScripts(planted({ 'README.md': 'Run `npm run bench:gone`, `npm run bench:load`.' }))).toEqual([
      'README.md: npm run bench:gone',
    ]);
  });
});

describe('the table of libraries', () => {
  const table = (...rows: string[]) =>
    planted({
      'docs/libraries.md': `# Libraries\n\n| library | reason |\n| --- | --- |\n${rows.map((row) => `| ${row} |\n`).join('')}`,
    });

  it('has a row for each dependency and for nothing else', () => {
    expect(wrongLibraries(tree)).toEqual([]);
    expect(wrongLibraries(table('express, @types/express | the server'))).toEqual([]);
  });

  it.each([
    ['a dependency without a row', ['express | the server'], '@types/express has no row'],
    ['a row without a dependency', ['express, @types/express | x', 'koa | x'], 'koa is no dependency'],
    ['two rows of one', ['express, @types/express | x', 'express | x'], 'express has two rows'],
  ])('is refused: %s', (_what, rows, complaint) => {
    expect(wrongLibraries(table(...rows))).toEqual([complaint]);
  });
});

describe('decisions', () => {
  const entry = (status: string, title = '1. A core') =>
    planted({ 'docs/decisions/0001-a-core.md': `# ${title}\n\n${status}\n\nA core.\n` });

  it('are numbered, dated and short, and have a status', () => {
    expect(wrongDecisions(tree)).toEqual([]);
    expect(wrongDecisions(entry('2026-11-21 · superseded by 2'))).toEqual([]);
  });

  it.each([
    ['without a date', entry('accepted')],
    ['without a status', entry('2026-11-21')],
    ['out of order', entry('2026-11-21 · accepted', '2. A core')],
    ['that are too long', entry('2026-11-21 · accepted', `1. ${'A '.repeat(500)}core`)],
  ])('are caught %s', (_what, bad) => {
    expect(wrongDecisions(bad)).toHaveLength(1);
  });
});

describe('papers', () => {
  it('are short enough to be read', () => {
    expect(longPapers(tree)).toEqual([]);
  });

  it.each([
    ['all of them', { 'docs/a.md': 'a '.repeat(60_001) }, 'all papers: 120002 bytes'],
    ['the README', { 'README.md': 'a '.repeat(4_001) }, 'README.md: too long'],
    ['a release', { 'CHANGELOG.md': `# Changes\n\n## 0.1.0\n\n${'- a\n'.repeat(11)}` }, 'CHANGELOG.md: 0.1.0'],
  ])('are caught when too long: %s', (_what, files, complaint) => {
    expect(longPapers(planted(files))).toEqual([complaint]);
  });
});
