import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './planted.ts';

/** What a store would decide, count, wait for or read by itself, by how it is written. */
const OWN: Readonly<Record<string, RegExp>> = {
  'a branch': /\bif \(|\bswitch \(|\S \? \S[^;]* : | (?:&&|\|\|) /,
  'a comparison': / (?:[=!]==|[<>]=?) /,
  'a loop': /\b(?:for|while) \(|\.(?:filter|reduce|some|every|find)\(/,
  arithmetic: /[\w)\]] [-+*/%]=? [\w(]|\+\+|--;/,
  'waiting for something else than core': /\.(?:then|catch)\(|\bPromise\.|\bawait (?!this\.#)/,
  'input or output':
    /\b(?:fetch|setTimeout|setInterval|localStorage|sessionStorage|document|window|Date)\b|\b\w*(?:[sS]torage|[mM]emory)\.\w+\(/,
};

/** A text without its comments and imports. */
const codeOf = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/^import [\s\S]*?;$/gm, '')
    .replaceAll(/'[^']*'|`[^`]*`/g, "''");

/** What a store has of its own that belongs to core. */
const decidedIn = (text: string): readonly string[] =>
  Object.entries(OWN).flatMap(([what, written]) => (written.test(codeOf(text)) ? [what] : []));

describe('a store', () => {
  // The helper that makes stores decides how, not what.
  const stores = globSync('ui/**/*.ts', { cwd: root, exclude: ['ui/app/store-of.ts'] }).filter((file) =>
    /\bmake(?:Auto)?Observable\b|\bstoreOf\(/.test(readFileSync(join(root, file), 'utf8')),
  );

  it('holds observable state and calls use-cases: it decides, counts and reads nothing by itself', () => {
    expect(stores.length).toBeGreaterThan(30);
    const found = stores.flatMap((file) =>
      decidedIn(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['if (this.open) return;', ['a branch']],
    ["return this.list ? 'one' : 'none';", ['a branch']],
    ['for (const line of lines) this.take(line);', ['a loop']],
    ['return this.lines.filter(isSold);', ['a loop']],
    ['this.answers += 1;', ['arithmetic']],
    ['return this.page * PAGE_SIZE;', ['arithmetic']],
    ['const answer = await desk.page(query);', ['waiting for something else than core']],
    ["localStorage.setItem('a', 'b');", ['input or output']],
    ['await this.#keeping.load(locale);', []],
    ['/** Whether it holds, if (ever) 1 + 1 is 2. */ open = false;', []],
    ['this.#listViewMemory.save(view);', ['input or output']],
    ['return this.until < this.#today;', ['a comparison']],
    ['return isOpen && !isTyped;', ['a branch']],
    ['return this.phone ?? settingsPhone;', []],
  ])('is refused with %s', (code, what) => {
    expect(decidedIn(code)).toEqual(what);
  });
});
