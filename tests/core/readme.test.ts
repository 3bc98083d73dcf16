import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const readme = readFileSync(join(root, 'core/README.md'), 'utf8');
const features = import.meta.glob<Record<string, unknown>>(['../../core/*/*/index.ts', '../../core/testing/index.ts']);

/** Runs the text of an async function with these names in sight. */
const AsyncFunction = (async () => undefined).constructor as new (
  ...namesAndBody: string[]
) => (...values: unknown[]) => Promise<void>;

const examples = [...readme.matchAll(/^## ([^\n]+)\n(?:(?!^## ).*\n)*?```js\n([\s\S]*?)^```$/gm)].map(
  ([, title = '', code = '']) => ({ title, code }),
);

/** What an example imports, by name. */
const importsOf = async (code: string): Promise<Record<string, unknown>> => {
  const named: Record<string, unknown> = {};
  for (const [, names = '', path = ''] of code.matchAll(/^import \{ (.+) \} from '#core\/(.+)';$/gm)) {
    const feature = await features[`../../core/${path}`]?.();
    for (const name of names.split(', ')) named[name] = feature?.[name];
  }
  return named;
};

/** The names of a list in the README. */
const namesAfter = (title: string): string[] => {
  const [, list = ''] = readme.split(`**${title}**:\n`);
  return [...(list.split('\n\n', 1)[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
};

describe('core/README.md', () => {
  it('has examples, each with something to compare', () => {
    expect(examples.length).toBeGreaterThanOrEqual(5);
    for (const { code } of examples) expect(code).toContain('// → ');
  });

  it.each(examples)('$title: its example gives what it says', async ({ code }) => {
    const named = await importsOf(code);
    const body = code.replaceAll(/^import .*\n/gm, '').replaceAll(/^(.+); \/\/ → (.+)$/gm, 'expect($1, $2);');
    expect(Object.values(named)).not.toContain(undefined);
    const compare = (given: unknown, reported: unknown) => expect(given).toEqual(reported);
    await new AsyncFunction('expect', ...Object.keys(named), body)(compare, ...Object.values(named));
  });

  it('lists every use-case and no other', async () => {
    const modules = await Promise.all(Object.values(features).map((load) => load()));
    const made = modules.flatMap((feature) => Object.keys(feature)).filter((name) => /^create[A-Z]/.test(name));
    const listed = namesAfter('Use-cases');
    expect(listed.toSorted()).toEqual(made.toSorted());
  });

  it('lists every port and no other', () => {
    const files = globSync('core/**/*.ts', { cwd: root, exclude: ['core/testing/**'] });
    const sources = files.map((file) => readFileSync(join(root, file), 'utf8'));
    const interfaces = sources.flatMap((source) => [
      ...source.matchAll(/^export interface (\w+)[^{]*\{([\s\S]*?)^\}/gm),
    ]);
    const ports = interfaces.filter(([, , body = '']) => /^ {2}\w+\(/m.test(body)).map(([, name]) => name);
    const listed = namesAfter('Ports');
    expect(listed.toSorted()).toEqual(ports.toSorted());
  });
});
