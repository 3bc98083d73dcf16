import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';
import {
  longPapers,
  looseMeasurements,
  lostPaths,
  lostScripts,
  MEASURED,
  measurementsOf,
  repeatedFigures,
  strayMeasurements,
  type Tree,
  wrongDecisions,
  wrongLibraries,
} from './prose.ts';

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

describe('figures in prose', () => {
  const measured = (...rows: string[]) =>
    `| what | result | when and where | again |\n| --- | --- | --- | --- |\n${rows.map((row) => `| ${row} |\n`).join('')}`;
  const good = 'First load | 173 kB | 21 November 2026 | `npm run bench:load`';

  it('stand once, and results of the present build in one table with their day and their command', () => {
    expect(repeatedFigures(tree)).toEqual([]);
    expect(strayMeasurements(tree)).toEqual([]);
    expect(looseMeasurements(tree)).toEqual([]);
    expect(measurementsOf(tree).length).toBeGreaterThan(2);
  });

  it('are caught when they stand twice, however they are written', () => {
    const prose = { 'README.md': 'It takes 1,400 ms.', 'core/cart/README.md': 'It takes 1 400 ms, and 90 % pass.' };
    expect(repeatedFigures(planted(prose))).toEqual(['core/cart/README.md: 1400 ms']);
  });

  it('may repeat the constants of the shop and stand in code', () => {
    const prose = { 'README.md': 'After 4 s, `sleep 4 s`.', 'core/RULES.md': 'Hidden after 4 s.' };
    expect(repeatedFigures(planted(prose))).toEqual([]);
  });

  it.each([
    ['a second mutation score', 'The tests notice **98.76 %**.'],
    ['a measured time', 'Ready in 1.4 s (measured on two cores).'],
  ])('are caught outside of the table: %s', (_what, words) => {
    expect(strayMeasurements(planted({ [MEASURED]: measured(good), 'core/cart/README.md': words }))).toHaveLength(1);
  });

  it('of measurements may stand in decisions, which keep those of their day', () => {
    const prose = {
      [MEASURED]: measured(good),
      'docs/decisions/0001-a.md': 'Ready in 1.4 s then (measured on two cores).',
    };
    expect(strayMeasurements(planted(prose))).toEqual([]);
  });

  it.each([
    ['no day', 'Start | 1.4 s | two cores | `npm start`', 'Start: no day'],
    ['no command', 'Start | 1.4 s | 21 November 2026 | by hand', 'Start: no way to measure it again'],
    [
      'a command that is gone',
      'Start | 1.4 s | 21 November 2026 | `npm run gone`',
      'Start: no way to measure it again',
    ],
    ['the same subject twice', 'First load | 99 kB | 22 November 2026 | `npm test`', 'First load: reported twice'],
  ])('are caught in the table: %s', (_what, row, complaint) => {
    expect(looseMeasurements(planted({ [MEASURED]: measured(good) }))).toEqual([]);
    expect(looseMeasurements(planted({ [MEASURED]: measured(good, row) }))).toEqual([complaint]);
  });
});

describe('decisions', () => {
  const entry = (status: string, title = '1. A core', parts = ['Context', 'Decision', 'Consequence']) =>
    planted({
      'docs/decisions/0001-a-core.md': `# ${title}\n\n${status}\n\n${parts.map((part) => `- **${part}**: x\n`).join('')}`,
    });

  it('are numbered, dated, short, and have a status and three parts', () => {
    expect(wrongDecisions(tree)).toEqual([]);
    expect(wrongDecisions(entry('2026-11-21 · accepted, corrected 2026-11-22'))).toEqual([]);
  });

  it.each([
    ['without a date', entry('accepted')],
    ['without a status', entry('2026-11-21')],
    ['superseded by none', entry('2026-11-21 · superseded by 2')],
    ['out of order', entry('2026-11-21 · accepted', '2. A core')],
    ['without a consequence', entry('2026-11-21 · accepted', '1. A core', ['Context', 'Decision'])],
    ['longer than half a page', entry('2026-11-21 · accepted', `1. ${'A '.repeat(800)}core`)],
  ])('are caught %s', (_what, bad) => {
    expect(wrongDecisions(bad)).toHaveLength(1);
  });
});

describe('papers', () => {
  it('are short enough to be read', () => {
    expect(longPapers(tree)).toEqual([]);
  });

  it.each([
    ['all of them', { 'docs/a.md': 'a '.repeat(82_501) }, 'all papers: 165002 bytes'],
    ['the README', { 'README.md': 'a '.repeat(4_001) }, 'README.md: too long'],
    ['a release', { 'CHANGELOG.md': `# Changes\n\n## 0.1.0\n\n${'- a\n'.repeat(11)}` }, 'CHANGELOG.md: 0.1.0'],
  ])('are caught when too long: %s', (_what, files, complaint) => {
    expect(longPapers(planted(files))).toEqual([complaint]);
  });
});
