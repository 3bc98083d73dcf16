import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';

/** Words that the trade does not use, by those that it does. */
const WORDS: Readonly<Record<string, RegExp>> = {
  viewer: /(?<![Cc]|[Mm]ulti)looker|Looker/,
  reported: /\b(?:un)?told\b|[a-z]Told\b|\bTold/,
  reset: /\bafresh\b/i,
  'timeout, or time limit': /\bpatience\b/i,
  redacted: /\bhushed\b/i,
  'broken-link redirects': /\babsorbed\b|\bdetours/i,
  'session validity': /\boutlasts\b|\bdoubted\b/i,
  hydrate: /\btakeOver\b/,
  'shutdown grace': /\bfarewell/i,
  'find alternative': /findOtherwise/,
  'validate path': /judgePath/,
  'localize link': /linkAmong/,
  'cycle index': /stepRound|step-round/,
  'has been true': /useEver\b|use-ever/,
  'no wrap': /\bunbroken\b/i,
  'separated by': /\bparted by\b/i,
  'content pages': /\bpages of words\b/i,
  vitrina: /showcase/i,
};

/** Each retired word of a text, as the one to use in its place. */
const retiredIn = (text: string): readonly string[] =>
  Object.entries(WORDS).flatMap(([better, word]) => (word.test(text) ? [better] : []));

/** This list alone may name them. */
const OWN = 'tests/architecture/words.test.ts';

describe('names, comments and prose', () => {
  const files = globSync('{*.md,{adapters,core,server,tests,ui,.github}/**/*.{ts,tsx,mjs,md,yml,yaml}}', { cwd: root });

  it('use the words of the trade', () => {
    expect(files.length).toBeGreaterThan(1_000);
    const found = files
      .filter((file) => file !== OWN)
      .flatMap((file) =>
        retiredIn(`${file}\n${readFileSync(`${root}/${file}`, 'utf8')}`).map((word) => `${file}: say ${word}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['a name', 'const lookerMemory = 1;', ['viewer']],
    ['a comment', '/** What the partner was told. */', ['reported']],
    ['a file', 'server/http/showcase.ts', ['vitrina']],
    ['two at once', 'takeOver(); // its patience', ['timeout, or time limit', 'hydrate']],
    ['nothing but the trade’s own', 'a viewer of the vitrina is notified; a multicooker is reset', []],
  ])('are refused in %s', (_name, text, words) => {
    expect(retiredIn(text)).toEqual(words);
  });
});
