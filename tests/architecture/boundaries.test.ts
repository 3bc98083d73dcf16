import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseFile } from './declarations.ts';
import { plant, root } from './planted.ts';

/** Said of an import that leads to a group above. */
const GROUPS = 'a group imports only itself and the groups below it';

/** Said of an import of what is for tests. */
const TESTING = 'core/testing is for tests';

/** Said of an import of another feature of core by a relative path. */
const RELATIVE = 'import another feature of core as #core/<group>/<feature>/index.ts';

/** Said of what is composed of all groups. */
const COMPOSED = 'no group imports what is composed of all groups';

/** Said of an import that leads from a feature up to pages or layouts. */
const PAGES = 'features import neither pages nor layouts';

/** Said of an import that the embedded provider has no use for. */
const CONTRACT = 'the embedded provider imports the contract and nothing else of the shop';
const PACKAGES = 'and no package but';

/** File, the import planted in it, and the words of the rule that must catch it. */
const violations: readonly (readonly [string, string, string])[] = [
  ['core/purchase/cart/planted.ts', 'react', 'core imports nothing but core'],
  ['core/purchase/cart/planted.ts', 'node:fs', 'core imports nothing but core'],
  ['core/purchase/cart/planted.ts', 'valibot', 'core imports nothing but core'],
  ['core/purchase/cart/planted.ts', '#adapters/browser/stored.ts', 'core imports nothing but core'],
  ['core/purchase/cart/planted.ts', '../../../ui/routes.tsx', 'core imports nothing but core'],
  ['core/purchase/cart/planted.ts', '#core/kernel/shared/money.ts', 'import a feature of core by its index.ts'],
  ['core/purchase/cart/planted.ts', '../checkout/draft.ts', RELATIVE],
  ['core/purchase/cart/planted.ts', '../checkout/index.ts', RELATIVE],
  ['core/purchase/cart/planted.ts', './../checkout/draft.ts', RELATIVE],
  ['core/purchase/cart/deep/planted.ts', '../../checkout/draft.ts', RELATIVE],
  ['core/site/screens/planted.ts', '../settings/settings.ts', RELATIVE],
  ['core/planted.ts', './purchase/checkout/draft.ts', RELATIVE],
  ...['kernel', 'catalog', 'marketing', 'purchase', 'requests', 'partner', 'editorial', 'site'].flatMap((group) => [
    [`core/${group}/one/planted.ts`, '../two/planted.ts', RELATIVE] as const,
    [`core/${group}/one/planted.ts`, '#core/shop.ts', COMPOSED] as const,
    [`core/${group}/one/planted.ts`, '../../shop.ts', RELATIVE] as const,
  ]),
  ['core/catalog/products/planted.ts', '#core/purchase/cart/index.ts', GROUPS],
  ['core/kernel/shared/planted.ts', '../../site/settings/index.ts', GROUPS],
  ['core/partner/orders/planted.ts', '#core/editorial/news/index.ts', GROUPS],
  ['ui/features/catalog/products/planted.ts', '#ui/features/purchase/cart/cart-store.ts', GROUPS],
  ['ui/features/requests/leads/planted.ts', '../../editorial/gift/gift-store.ts', GROUPS],
  ['ui/features/planted.ts', '#adapters/browser/stored.ts', 'ui sees core and its stores'],
  ['ui/features/planted.ts', '#server/config.ts', 'ui sees core and its stores'],
  ['ui/features/planted.ts', '#core/catalog/products/facets.ts', 'import a feature of core by its index.ts'],
  ['ui/features/planted.ts', 'undici', 'what runs on Node cannot reach the browser'],
  ['ui/features/catalog/products/planted.ts', '#ui/renderer/stores.ts', 'only the renderer composes'],
  ['ui/layouts/planted.tsx', '../renderer/provide.tsx', 'only the renderer composes'],
  ...['kernel', 'catalog', 'marketing', 'purchase', 'requests', 'partner', 'editorial', 'site'].flatMap((group) =>
    ['#ui/pages/home/loader.ts', '../../../pages/home/loader.ts', '#ui/layouts/site-layout.tsx'].map(
      (specifier) => [`ui/features/${group}/one/planted.ts`, specifier, PAGES] as const,
    ),
  ),
  ['ui/features/planted.ts', '../layouts/site-layout.tsx', PAGES],
  ['ui/layouts/planted.tsx', '#ui/pages/home/loader.ts', 'layouts import no page'],
  ['ui/layouts/planted.tsx', '../pages/home/loader.ts', 'layouts import no page'],
  ['ui/layouts/planted.tsx', '#adapters/browser/stored.ts', 'ui sees core and its stores'],
  ['ui/app/planted.ts', '#ui/features/kernel/auth/auth-store.ts', 'what features stand on imports no feature'],
  ['ui/hydration/planted.ts', '#ui/features/purchase/cart/cart-store.ts', 'what features stand on imports no feature'],
  ['ui/hydration/planted.ts', '#adapters/wiring/browser-early.ts', 'ui sees core and its stores'],
  ['ui/router/planted.ts', '#ui/pages/home/loader.ts', 'what features stand on imports no feature'],
  ['ui/gallery/planted.ts', '#adapters/browser/stored.ts', 'ui sees core and its stores'],
  ['ui/renderer/planted.ts', '#adapters/wiring/node.ts', "imports only the browser's wiring"],
  ['adapters/browser/planted.ts', '#ui/routes.tsx', 'adapters see core'],
  ['adapters/browser/planted.ts', 'node:fs', 'what runs on Node cannot reach the browser'],
  ['adapters/browser/planted.ts', 'valibot', 'no schema of a call'],
  ['adapters/bff/client.ts', './inputs.ts', 'no schema of a call'],
  ['adapters/bff/calls.ts', 'valibot', 'no schema of a call'],
  ['adapters/bff/session-client.ts', '#adapters/bff/mount.ts', 'no schema of a call'],
  ['adapters/wiring/browser.ts', '#adapters/bff/shapes.ts', 'no schema of a call'],
  ['adapters/bff/order-stream-client.ts', 'valibot', 'no schema of a call'],
  ['adapters/bff/order-stream-client.ts', './unpacks-within.ts', 'no schema of a call'],
  ['adapters/bff/order-stream-path.ts', './inputs.ts', 'no schema of a call'],
  ['adapters/wiring/browser-early.ts', 'valibot', 'no schema of a call'],
  ['adapters/browser/planted.ts', '../bff/inputs.ts', 'import another folder by its # path'],
  ['adapters/browser/planted.ts', '#adapters/wiring/node.ts', 'only the composition roots import the wiring'],
  ['core/purchase/cart/planted.ts', '#core/testing/index.ts', TESTING],
  ['core/kernel/shared/planted.ts', '../../testing/fakes/time.ts', TESTING],
  ['core/planted.ts', '#core/testing/fakes/index.ts', TESTING],
  ['core/testing/fakes/planted.ts', '#core/kernel/shared/money.ts', 'import a feature of core by its index.ts'],
  ['core/testing/fakes/planted.ts', '../../purchase/cart/draft.ts', RELATIVE],
  ['core/testing/planted.ts', 'node:readline', 'core imports nothing but core'],
  ['ui/features/planted.ts', '#core/testing/index.ts', TESTING],
  ['ui/gallery/planted.ts', '#core/testing/index.ts', TESTING],
  ['adapters/cache/planted.ts', '#core/testing/index.ts', TESTING],
  ['server/planted.ts', '../core/testing/index.ts', TESTING],
  ['adapters/provider-http/planted.ts', '#server/config.ts', 'adapters see core'],
  ['adapters/provider-http/planted.ts', '#adapters/wiring/node.ts', 'only the composition roots import the wiring'],
  ['adapters/provider-http/planted.ts', '../../ui/routes.tsx', 'import another folder by its # path'],
  ...[
    '#core/kernel/shared/index.ts',
    '#server/config.ts',
    '#ui/routes.tsx',
    '#tests/fine.ts',
    '#adapters/cache/shelf.ts',
    '#adapters/bff/calls.ts',
    '#adapters/provider-http/mapping.ts',
    '#adapters/provider-http/calls/orders.ts',
    '#adapters/provider-vendure/wire.ts',
    '#adapters/wiring/node.ts',
    '../provider-http/mapping.ts',
    '../provider-vendure/wire.ts',
    '../../../core/kernel/shared/index.ts',
  ].flatMap((specifier) => [
    ['adapters/provider-sandbox/planted.ts', specifier, CONTRACT] as const,
    ['adapters/provider-sandbox/db/planted.ts', specifier, CONTRACT] as const,
  ]),
  ...['mobx', 'express/lib/router', '@keyv/redis', 'sharp', 'inversify'].map(
    (specifier) => ['adapters/provider-sandbox/orders/planted.ts', specifier, PACKAGES] as const,
  ),
  [
    'adapters/provider-sandbox/planted.ts',
    '#adapters/provider-http/contract/calls.ts',
    'take only types of the contract',
  ],
  ...[
    '#adapters/provider-http/calls/products.ts',
    '#adapters/provider-http/http-product-catalog.ts',
    '#adapters/provider-http/contract/calls.ts',
    '#adapters/cache/shelf.ts',
    '#ui/routes.tsx',
    '#server/config.ts',
    '../provider-http/calls/products.ts',
    '../../ui/routes.tsx',
  ].map((specifier) => ['adapters/provider-vendure/planted.ts', specifier, 'another kind of provider'] as const),
];

/** Files that some lead to, by what is imported at once or when it is needed, types apart. */
const leadingFrom = (...entries: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file) || !existsSync(join(root, file))) return;
    found.add(file);
    const { evaluates, declarations, effects } = parseFile(file, readFileSync(join(root, file), 'utf8'));
    const loads = [...declarations.values(), ...effects].flatMap((declaration) => declaration.loads);
    for (const from of [...evaluates, ...loads])
      follow(from.startsWith('#') ? from.slice(1) : join(dirname(file), from));
  };
  entries.forEach(follow);
  return [...found].sort();
};

/** A name of its own for each violation, so that all are planted in one project and one run checks them. */
const planted = violations.map(
  ([file, specifier, words], index) => [file.replace('planted', `planted-${index}`), specifier, words] as const,
);

describe('import direction', () => {
  let said: readonly { readonly filename: string; readonly severity: string; readonly help?: string }[] = [];
  beforeAll(() => {
    const project = plant(
      Object.fromEntries(planted.map(([file, specifier]) => [file, `export * from '${specifier}';\n`])),
    );
    said = JSON.parse(project.run('oxlint', '--format=json').output).diagnostics;
    project.remove();
  });

  it.each(planted)('%s may not import %s', (file, _specifier, words) => {
    // Only an error makes the linter fail.
    const errors = said.filter(({ filename, severity }) => filename === file && severity === 'error');
    expect(errors.map(({ help }) => help)).toContainEqual(expect.stringContaining(words));
  });

  it('lets what is allowed pass', () => {
    const project = plant({
      'core/purchase/cart/fine.ts': "export * from '#core/kernel/shared/index.ts';\n",
      'ui/features/fine.ts': "export * from 'react';\nexport * from '#core/purchase/cart/index.ts';\n",
      'adapters/provider-http/fine.ts': "export * from 'undici';\nexport * from '#core/purchase/cart/index.ts';\n",
      'adapters/provider-sandbox/fine.ts':
        "export type * from '#adapters/provider-http/contract/calls.ts';\nexport * from '#adapters/provider-sandbox/start.ts';\nexport * from './money.ts';\n",
      'adapters/provider-sandbox/db/fine.ts':
        "export * from './sql.ts';\nexport * from 'csv-parse/sync';\nexport * from 'express';\nexport * from 'marked';\nexport * from 'yaml';\nexport * from 'valibot';\nexport * from 'node:sqlite';\nexport * from 'node:fs/promises';\n",
      'core/catalog/search/understanding/fine.ts': "export * from '../search.ts';\n",
      'core/shop.ts': "export type * from '#core/purchase/cart/index.ts';\n",
      'ui/layouts/fine.tsx': "export * from '#ui/features/kernel/auth/auth-store.ts';\nexport * from './layers.tsx';\n",
      'ui/pages/fine.tsx': "export * from '#ui/layouts/campaign-layout.tsx';\n",
      'adapters/bff/order-stream-client.ts': "export * from './order-stream-path.ts';\n",
      'adapters/provider-vendure/fine.ts':
        "export * from '#adapters/provider-http/transport.ts';\nexport * from '#adapters/provider-http/contract/define-call.ts';\nexport * from '#core/kernel/shared/index.ts';\nexport * from 'valibot';\nexport * from './wire.ts';\n",
      'ui/renderer/fine.ts':
        "export * from '#adapters/wiring/browser.ts';\nexport * from '#ui/features/kernel/auth/auth-store.ts';\n",
      'core/testing/fine.ts': "export * from './fakes/time.ts';\nexport * from '#core/kernel/shared/index.ts';\n",
      'tests/fine.ts': "export * from '#core/testing/index.ts';\n",
      'server/fine.ts': "export * from '#adapters/wiring/node.ts';\n",
      'ui/gallery/fine.ts': "export * from '#ui/renderer/world.ts';\n",
    });
    const { status, output } = project.run('oxlint', '--format=json');
    project.remove();
    expect(output).not.toContain('no-restricted-imports');
    expect(status).toBe(0);
  });

  it('is kept by what is imported within a type, and by what is loaded when it is needed', () => {
    const project = plant({
      'core/kernel/shared/typed.ts': "export type Cart = import('#core/purchase/cart/index.ts').Cart;\n",
      'core/kernel/shared/asked.ts': "export type Cart = typeof import('#core/purchase/cart/index.ts');\n",
      'core/kernel/shared/loaded.ts': "export const cart = () => import('#core/purchase/cart/index.ts');\n",
      'ui/features/typed.ts': "export type Stored = import('#adapters/browser/stored.ts').Stored;\n",
    });
    const { diagnostics } = JSON.parse(project.run('oxlint', '--format=json').output);
    project.remove();
    const refused = diagnostics.map(
      ({ filename, code }: { readonly filename: string; readonly code: string }) => `${filename} ${code}`,
    );
    expect(refused.sort()).toEqual([
      'core/kernel/shared/asked.ts typescript(consistent-type-imports)',
      'core/kernel/shared/loaded.ts eslint(no-restricted-imports)',
      'core/kernel/shared/typed.ts typescript(consistent-type-imports)',
      'ui/features/typed.ts typescript(consistent-type-imports)',
    ]);
  });

  it("is refused a schema in every file that the browser's wiring leads to", () => {
    const files = leadingFrom('adapters/wiring/browser.ts', 'adapters/wiring/browser-early.ts').filter((file) =>
      file.startsWith('adapters/'),
    );
    expect(files).toContain('adapters/bff/order-stream-path.ts');
    const project = plant(Object.fromEntries(files.map((file) => [file, "export * from 'valibot';\n"])));
    const { diagnostics } = JSON.parse(project.run('oxlint', '--format=json').output);
    project.remove();
    const refused = diagnostics.map(({ filename }: { readonly filename: string }) => filename);
    expect(refused.sort()).toEqual(files);
  });
});

describe('a second kind of provider', () => {
  const sources = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|json|css)$/.test(file))
      .map((file) => join(folder, file));

  it.each(['core', 'ui', 'adapters/bff', 'adapters/browser', 'adapters/provider-http'])(
    'is not known to %s',
    (folder) => {
      const files = sources(folder);
      expect(files.length).toBeGreaterThan(5);
      const naming = files.filter((file) => /vendure/i.test(readFileSync(join(root, file), 'utf8')));
      expect(naming).toEqual([]);
    },
  );
});

describe('import cycles', () => {
  it('are refused', () => {
    const project = plant({
      'core/purchase/cart/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
      'core/purchase/cart/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
    });
    const { status, output } = project.run('oxlint', '--format=json');
    project.remove();
    expect(output).toContain('no-cycle');
    expect(status).not.toBe(0);
  });

  it('are refused when only types go round', () => {
    const project = plant({
      'core/purchase/cart/one.ts':
        "import type { Two } from './two.ts';\nexport interface One {\n  readonly two: Two;\n}\n",
      'core/purchase/cart/two.ts':
        "import type { One } from './one.ts';\nexport interface Two {\n  readonly one: One;\n}\n",
    });
    const { status, output } = project.run('oxlint', '--format=json');
    project.remove();
    expect(output).toContain('no-cycle');
    expect(status).not.toBe(0);
  });
});

describe('core is compiled without the platform', () => {
  const uses = ['document.title', 'process.pid', 'fetch("/")', 'setTimeout(() => 1, 1)', 'localStorage.length'];
  let said = '';
  beforeAll(() => {
    const files = uses.map((use, index) => [`core/planted-${index}.ts`, `export const planted = () => ${use};\n`]);
    const project = plant(Object.fromEntries(files));
    said = project.run('tsc', '-p', 'core/tsconfig.json').output;
    project.remove();
  });

  it.each(uses.map((use, index) => [use, index]))('knows no %s', (_use, index) => {
    expect(said).toMatch(new RegExp(`^core/planted-${index}\\.ts.*: error TS`, 'm'));
  });
});

describe('dead exports', () => {
  it('are found', () => {
    const project = plant({
      'server/main.ts': "import { used } from './planted.ts';\nused();\n",
      'server/planted.ts': 'export const used = () => 1;\nexport const forgotten = 2;\n',
    });
    const { status, output } = project.run('knip', '--no-progress', '--include', 'exports');
    project.remove();
    expect(output).toContain('forgotten');
    expect(status).not.toBe(0);
  });

  it('of core are found behind their index', () => {
    const project = plant({
      'server/main.ts': "import { createUsed } from '#core/purchase/cart/index.ts';\ncreateUsed();\n",
      'core/purchase/cart/index.ts': "export { createForgotten, createUsed } from './planted.ts';\n",
      'core/purchase/cart/planted.ts': 'export const createUsed = () => 1;\nexport const createForgotten = () => 2;\n',
    });
    const { status, output } = project.run('knip', '--no-progress', '--include', 'exports');
    project.remove();
    expect(output).toContain('createForgotten');
    expect(status).not.toBe(0);
  });

  it('are found although what is for tests uses them', () => {
    const project = plant({
      'server/main.ts': "import { used } from '#core/purchase/cart/index.ts';\nused();\n",
      'core/purchase/cart/index.ts': "export { faked, used } from './planted.ts';\n",
      'core/purchase/cart/planted.ts': 'export const used = () => 1;\nexport const faked = () => 2;\n',
      'core/testing/index.ts':
        "import { faked } from '#core/purchase/cart/index.ts';\nexport const fake = () => faked();\n",
    });
    const everything = project.run('knip', '--no-progress', '--include', 'exports');
    const whatRuns = project.run('knip', '--production', '--no-progress');
    project.remove();
    expect(everything.output).not.toContain('fake');
    expect(whatRuns.output).toContain('faked');
    expect(whatRuns.output).not.toContain('core/testing');
  });

  it('are found although a test uses them', () => {
    const project = plant({
      'server/main.ts': "import { used } from '#core/purchase/cart/index.ts';\nused();\n",
      'core/purchase/cart/index.ts': "export { createUnrun, used } from './planted.ts';\n",
      'core/purchase/cart/planted.ts': 'export const used = () => 1;\nexport const createUnrun = () => () => used();\n',
      'tests/planted.test.ts': "import { createUnrun } from '#core/purchase/cart/index.ts';\ncreateUnrun();\n",
    });
    const everything = project.run('knip', '--no-progress', '--include', 'exports');
    const whatRuns = project.run('knip', '--production', '--no-progress');
    project.remove();
    expect(everything.output).not.toContain('createUnrun');
    expect(whatRuns.output).toContain('createUnrun');
    expect(whatRuns.status).not.toBe(0);
  });

  it.each([[], ['--production']])('do not stand in the tree (%s)', (...mode) => {
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/knip'), ['--no-progress', ...mode], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

describe('promise assertions', () => {
  it('are refused when nobody waits for them', () => {
    const project = plant({
      'tests/planted.test.ts':
        "import { expect, it } from 'vitest';\nit('x', () => {\n  expect(Promise.resolve(1)).resolves.toBe(2);\n});\n",
    });
    const { status, output } = project.run('oxlint', '--format=json');
    project.remove();
    expect(output).toContain('valid-expect');
    expect(status).not.toBe(0);
  });
});
