import { afterEach, describe, expect, it } from 'vitest';
import { plant, root } from './planted.ts';
import { reachable } from './reachable.ts';

const removing: (() => void)[] = [];
afterEach(() => {
  for (const remove of removing.splice(0)) remove();
});

/** What a throw-away project runs of core, by file and name, when its server is written like this. */
const runs = (server: string, files: Readonly<Record<string, string>>): readonly string[] => {
  const project = plant({ 'server/main.ts': server, ...files });
  removing.push(project.remove);
  return reachable(project.folder)
    .map(({ at }) => at)
    .filter((at) => at.startsWith('core/'))
    .sort();
};

const cart = {
  'core/purchase/cart/index.ts': "export { createPut, createUnrun as createNever } from './put.ts';\n",
  'core/purchase/cart/put.ts': [
    "import { price, type Unused, unused } from './price.ts';",
    'export const createPut = () => () => price() + LIMIT;',
    '/** Use-case: rule CART-1. */',
    'export const createUnrun = () => () => unused();',
    'export const LIMIT = 3;',
    'export const ask = (question: Unused): Unused => question;',
    '',
  ].join('\n'),
  'core/purchase/cart/price.ts': [
    '/** Rule CART-6. */',
    'export function price() { return own(); }',
    'const own = () => 1;',
    'export const unused = () => 2;',
    'export interface Unused { readonly price: typeof unused }',
    '',
  ].join('\n'),
};
const PUT = 'core/purchase/cart/put.ts createPut';
const PRICE = 'core/purchase/cart/price.ts price';

describe('what runs', () => {
  it('is what an entry leads to, through an index; a use-case that nothing runs is not, nor what it alone asks', () => {
    expect(runs("import { createPut } from '#core/purchase/cart/index.ts';\ncreatePut();\n", cart)).toEqual([
      PRICE,
      PUT,
    ]);
  });

  it('is not what is imported and never mentioned, nor what only a type or the name of a member mentions', () => {
    const server = [
      "import { createPut } from '#core/purchase/cart/index.ts';",
      "import type { createNever } from '#core/purchase/cart/index.ts';",
      'export type Never = typeof createNever;',
      'const shop = { createPut: () => 1 };',
      'shop.createPut();',
      '',
    ].join('\n');
    expect(runs(server, cart)).toEqual([]);
  });

  it('is also what is loaded when it is needed, handed on by another name, or with everything of its file', () => {
    expect(runs("void import('#core/purchase/cart/index.ts');\n", cart)).toContain(
      'core/purchase/cart/put.ts createUnrun',
    );
    const all = { ...cart, 'core/all.ts': "export * from './purchase/cart/index.ts';\n" };
    expect(runs("import { createNever as run } from '#core/all.ts';\nrun();\n", all)).toEqual([
      'core/purchase/cart/price.ts unused',
      'core/purchase/cart/put.ts createUnrun',
    ]);
    expect(runs("import * as cart from '#core/purchase/cart/index.ts';\nconsole.log(cart);\n", all)).toHaveLength(4);
  });

  it('is also what a script does whose address is asked for to be loaded by itself', () => {
    const script = "import { createPut } from '#core/purchase/cart/index.ts';\ndocument.onclick = () => createPut();\n";
    const asking = "import address from './script.ts?worker&url';\nconsole.log(address);\n";
    expect(runs(asking, { ...cart, 'server/script.ts': script })).toEqual([PRICE, PUT]);
    expect(runs(asking.replace('worker&url', 'raw'), { ...cart, 'server/script.ts': script })).toEqual([]);
  });

  it('tells each function with its own comment', () => {
    const project = plant({
      'server/main.ts': "import { price } from '#core/purchase/cart/price.ts';\nprice();\n",
      ...cart,
    });
    removing.push(project.remove);
    const [found] = reachable(project.folder).filter(({ at }) => at === PRICE);
    expect(found?.text).toContain('Rule CART-6.');
    expect(found?.text).not.toContain('own = ()');
  });

  it('is the script before the page is alive, and what it puts in the cart', () => {
    expect(reachable(root).map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        'ui/hydration/pre-hydration-cart.ts createEarlyCart',
        'core/purchase/cart/early.ts createAddEarly',
      ]),
    );
  });
});
