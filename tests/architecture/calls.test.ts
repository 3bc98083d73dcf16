import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { plant, root } from './planted.ts';

const files = ['calls', 'inputs', 'shapes'] as const;
type File = (typeof files)[number];
const read = (file: File) => readFileSync(join(root, `adapters/bff/${file}.ts`), 'utf8');

/** What is broken in the declaration of the browser's calls, where and how, and what the compiler says of it. */
const violations: readonly (readonly [string, File, string, string, RegExp])[] = [
  ['a port without its calls', 'calls', "gift: { current: sharedRead('gift/current') },", '', /'gift' is missing/],
  ['a method without its call', 'calls', "stock: read('delivery/stock'),", '', /'stock' is missing/],
  [
    'a call without a method',
    'calls',
    'regions: sharedRead(',
    "towns: read('x'), regions: sharedRead(",
    /'towns' does not exist/,
  ],
  ['marks where none are taken', 'calls', 'post: write(', 'post: markedWrite(', /Call<"marked write">/],
  ['a write that forgets its marks', 'calls', 'send: markedWrite(', 'send: write(', /Call<"write">/],
  ['a call without a schema', 'inputs', 'menu: inLocale,', '', /'menu' is missing/],
  ['a schema without a call', 'inputs', 'menu: inLocale,', 'menu: inLocale, more: inLocale,', /to type 'never'/],
  ['a schema that lets too much pass', 'inputs', 'v.picklist(contentPages)', 'word', /page: string/],
  ['a schema that takes too little', 'shapes', 'v.picklist(paymentMethods)', "v.literal('cash')", /to type 'never'/],
  ['a schema without a field', 'shapes', 'text: typed(REVIEW_TEXT_MAX, 1),', '', /'text' is missing/],
];

/** What the compiler says of each violation: all of them stand in one project, a copy of the declaration each. */
const compile = (): readonly string[] => {
  const copies = [...violations, undefined].flatMap((violation, index) =>
    files.map((file) => {
      const [, broken, sound = '', unsound = ''] = violation ?? [];
      return [`adapters/copy-${index}/${file}.ts`, file === broken ? read(file).replace(sound, unsound) : read(file)];
    }),
  );
  const project = plant(Object.fromEntries(copies), ['core']);
  const { output } = project.run('tsc', '-p', 'tsconfig.json');
  project.remove();
  return output.split(/\n(?=\S)/);
};
let errors: readonly string[] = [];
const errorsOf = (index: number) => errors.filter((error) => error.startsWith(`adapters/copy-${index}/`)).join('\n');
beforeAll(() => {
  errors = compile();
});

describe('the declaration of a call', () => {
  it.each(violations.map((violation, index) => [...violation, index] as const))(
    'may not have %s',
    (_what, broken, sound, _unsound, words, index) => {
      expect(read(broken)).toContain(sound);
      expect(errorsOf(index)).toMatch(words);
    },
  );

  it('passes as it is', () => {
    expect(errorsOf(violations.length)).toBe('');
    expect(errors.length).toBeGreaterThan(0);
  });
});
