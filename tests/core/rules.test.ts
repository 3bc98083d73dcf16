import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plant } from '#tests/architecture/planted.ts';
import { reachable } from '#tests/architecture/reachable.ts';

const root = new URL('../..', import.meta.url).pathname;
const read = (patterns: readonly string[]): string =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

const ruled = [...read(['core/RULES.md']).matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(
  ([, id = '', words = '']) => ({
    id,
    words,
  }),
);
const known = new Set(ruled.map(({ id }) => id));
const areas = [...new Set(ruled.map(({ id }) => id.replace(/-\d+$/, '')))].join('|');

/** Every id that a text cites; `CART-1 … CART-3` cites what is between, too. */
const cited = (text: string): ReadonlySet<string> => {
  const single = [...text.matchAll(new RegExp(`\\b(?:${areas})-\\d{1,2}\\b(?!\\d|-)`, 'g'))].map(([id]) => id);
  const phrased = [...text.matchAll(/\brules? ([A-Z]{3,}-\d{1,2})\b/g)].map(([, id = '']) => id);
  const between = [...text.matchAll(/\b([A-Z]+)-(\d+) … \1-(\d+)\b/g)].flatMap(([, area, first, last]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${area}-${Number(first) + index}`),
  );
  return new Set([...single, ...phrased, ...between]);
};

const inCode = cited(read(['{core,ui,server,adapters}/**/*.{ts,tsx,mjs,css}']));
/** Cited by an exported function that something runs; the embedded provider stands for the world outside. */
const citedInWhatRuns = (project: string) =>
  cited(
    reachable(project)
      .filter(({ at }) => !at.startsWith('adapters/provider-sandbox/'))
      .map(({ text }) => text)
      .join('\n'),
  );
const inTests = cited(read(['tests/**/*.{test,spec}.{ts,tsx}']));
const missingFrom = (ids: ReadonlySet<string>) => ruled.map(({ id }) => id).filter((id) => !ids.has(id));
const unknownIn = (ids: ReadonlySet<string>) => [...ids].filter((id) => !known.has(id)).sort();

describe('RULES.md', () => {
  it('holds each id once, with one sentence', () => {
    expect(ruled.length).toBeGreaterThan(60);
    expect(ruled.map(({ id }) => id)).toEqual([...known]);
    for (const { id, words } of ruled) expect(`${id} ${words}`).toMatch(/^[A-Z]+-\d+ .+\.$/);
  });

  it('says nothing that nothing runs', () => {
    expect(missingFrom(citedInWhatRuns(root))).toEqual([]);
  });

  it('does not count what only an export that nothing runs, a constant or a type cites', () => {
    const project = plant({
      'server/main.ts': "import { LIMIT, createRun } from '#adapters/cache/guard.ts';\ncreateRun(LIMIT);\n",
      'adapters/cache/guard.ts': [
        '/** Runs (rule CACHE-3). */',
        'export const createRun = (options: Options) => () => options;',
        '/** Never runs (rule CACHE-15). */',
        'export const createUnrun = () => () => 1;',
        '/** A number (rule CACHE-1). */',
        'export const LIMIT = 3;',
        '/** A shape (rule CACHE-2). */',
        'export interface Options { readonly limit: number }',
        '',
      ].join('\n'),
    });
    const found = citedInWhatRuns(project.folder);
    project.remove();
    expect([...found]).toEqual(['CACHE-3']);
  });

  it('says nothing that is not tested', () => {
    expect(missingFrom(inTests)).toEqual([]);
  });

  it('lists what differs from the description, each with a reason and rules that there are', () => {
    const [, section = ''] = read(['core/RULES.md']).split('## Where the shop differs from its description');
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
      .slice(1);
    expect(rows.length).toBeGreaterThan(15);
    for (const row of rows) {
      const [, says = '', does = '', why = '', rules = ''] = row.split('|').map((cell) => cell.trim());
      for (const words of [says, does, why]) expect(words.length, row).toBeGreaterThan(15);
      expect(
        rules.split(', ').filter((id) => !known.has(id)),
        row,
      ).toEqual([]);
    }
    for (const topic of ['SEARCH-27', 'PRODUCT-1', 'FACET-10', 'ERROR-2', 'ERROR-15']) expect(section).toContain(topic);
  });

  it('has every rule that code or tests cite', () => {
    expect(unknownIn(inCode)).toEqual([]);
    expect(unknownIn(inTests)).toEqual([]);
  });
});
