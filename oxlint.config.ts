import { defineConfig, type OxlintOverride } from 'oxlint';

/** One forbidden kind of import: a pattern and what is said of it. */
interface Ban {
  readonly regex?: string;
  readonly group?: string[];
  readonly allowTypeImports?: boolean;
  readonly message: string;
}

/** The groups of core and of `ui/features`, each above the ones before it. */
const groups = ['kernel', 'catalog', 'marketing', 'purchase', 'requests', 'partner', 'editorial', 'site'];
const any = (names: readonly string[]): string => `(?:${names.join('|')})`;
/** Folders of a layer, by their # path and by a relative one. */
const folders = (layer: string, names: readonly string[]): string =>
  `^#${layer}/${any(names)}/|^(?:\\.\\./)+${any(names)}/`;

const NODE_ONLY = 'node:|express$|undici$|inversify$|keyv$|@keyv/|pino$|prom-client$|sharp$|ipx$';

/** Of core, only a feature's index.ts is imported, and core/testing by tests alone. */
const coreByIndex: Ban[] = [
  { regex: '^#core/[^/]+/[^/]+/(?:[^i]|i[^n]|in[^d])', message: 'import a feature of core by its index.ts' },
];
const noTesting: Ban[] = [
  { regex: '^#core/testing/|^(?:\\.\\./)+(?:core/)?testing/', message: 'core/testing is for tests, not for what runs' },
];

/** What a group may not import: the groups above it. */
const groupsAbove = (layer: string, group: string): Ban[] => {
  const above = groups.slice(groups.indexOf(group) + 1);
  const message = 'a group imports only itself and the groups below it';
  return [
    { regex: `^#${layer}/${any(above)}/`, message },
    { regex: `^(?:\\.\\./)+${any(above)}/`, message },
  ];
};

const core: Ban[] = [
  {
    regex: '^[^.#]|^#(?:adapters|ui|server|tests)/|^(?:\\.\\./)+(?:adapters|ui|server|tests)/',
    message: 'core imports nothing but core',
  },
  ...coreByIndex,
  ...noTesting,
];
const coreFeature: Ban[] = [
  ...core,
  {
    regex: `^\\.\\./.*/|/\\.\\./|^\\./${any(groups)}/`,
    message: 'import another feature of core as #core/<group>/<feature>/index.ts',
  },
  { regex: '^#core/[^/]+$', message: 'no group imports what is composed of all groups' },
];

const uiBase: Ban[] = [
  { regex: '^#(?:adapters|server|tests)/', message: 'ui sees core and its stores, never an adapter' },
  { regex: '^(?:\\.\\./)+(?:core|adapters|server|tests)/', message: 'import another layer by its # path' },
  { regex: `^(?:${NODE_ONLY})`, message: 'what runs on Node cannot reach the browser' },
  ...coreByIndex,
  ...noTesting,
];
const ui: Ban[] = [
  ...uiBase,
  {
    regex: '^#ui/renderer/|^(?:\\.\\./)+renderer/',
    message: 'only the renderer composes; use the contexts of a feature',
  },
];
const uiFeature: Ban[] = [
  ...ui,
  { regex: folders('ui', ['pages', 'layouts']), message: 'features import neither pages nor layouts' },
];

const adapter: Ban[] = [
  { regex: '^#(?:ui|server|tests)/', message: 'adapters see core, never what is composed of them' },
  { regex: '^\\.\\./', message: 'import another folder by its # path' },
  { regex: '^#adapters/wiring/', message: 'only the composition roots import the wiring' },
  ...coreByIndex,
  ...noTesting,
];
const sandbox = 'the embedded provider imports the contract and nothing else of the shop';
const sandboxPackages = ['csv-parse', 'csv-parse/sync', 'express', 'lru-cache', 'marked', 'valibot', 'yaml'];

/** Which files may not import what. Of several rows that fit a file, the last one counts. */
const boundaries: readonly (readonly [files: string | string[], bans: Ban[]])[] = [
  ['core/**', coreFeature],
  ...groups.slice(0, -1).map((group) => [`core/${group}/**`, [...coreFeature, ...groupsAbove('core', group)]] as const),
  [
    'core/testing/**',
    [
      ...core,
      {
        regex: `^(?:\\.\\./)+${any(groups)}/`,
        message: 'import another feature of core as #core/<group>/<feature>/index.ts',
      },
    ],
  ],
  ['ui/**', ui],
  [
    ['ui/app/**', 'ui/design/**', 'ui/hydration/**', 'ui/i18n/**', 'ui/router/**'],
    [
      ...ui,
      { regex: folders('ui', ['features', 'pages', 'layouts']), message: 'what features stand on imports no feature' },
    ],
  ],
  ['ui/features/**', uiFeature],
  ['ui/layouts/**', [...ui, { regex: folders('ui', ['pages']), message: 'layouts import no page' }]],
  ...groups
    .slice(0, -1)
    .map((group) => [`ui/features/${group}/**`, [...uiFeature, ...groupsAbove('ui/features', group)]] as const),
  ['ui/gallery/**', uiBase],
  [
    'ui/renderer/**',
    [
      {
        regex: '^#(?:server|tests)/|^#adapters/(?:[^w]|wiring/[^b])',
        message: "the browser's composition root imports only the browser's wiring",
      },
      ...coreByIndex,
      ...noTesting,
    ],
  ],
  ['adapters/**', adapter],
  [
    'adapters/provider-vendure/*',
    [
      {
        regex:
          '^#(?:ui|server|tests)/|^\\.\\./|^#adapters/(?:[^p]|p[^r]|provider-(?:[^h]|http/(?:[^acmt]|a[^s]|c[^lo]|contract/(?:[^d]|d[^e])|m[^a])))',
        message: 'another kind of provider imports core and what sends and maps, never the calls of the contract',
      },
      ...coreByIndex,
      ...noTesting,
    ],
  ],
  [
    'adapters/provider-sandbox/**',
    [
      { regex: '^\\.\\./', message: sandbox },
      {
        regex: '^#adapters/provider-http/contract/',
        allowTypeImports: true,
        message: 'take only types of the contract',
      },
      {
        group: [
          '*',
          '!./**',
          '!node:*',
          '!node:*/**',
          ...sandboxPackages.map((name) => `!${name}`),
          '!#adapters/provider-sandbox/**',
          '!#adapters/provider-http/contract/**',
        ],
        message: `${sandbox}, and no package but ${sandboxPackages.join(', ')}`,
      },
    ],
  ],
  [
    [
      'adapters/browser/**',
      ...[
        'calls',
        'client',
        'order-stream-client',
        'order-stream-path',
        'page-speed-call',
        'server-time',
        'session-client',
      ].map((name) => `adapters/bff/${name}.ts`),
      ...['browser', 'browser-early'].map((name) => `adapters/wiring/${name}.ts`),
    ],
    [
      ...adapter,
      {
        regex: `^(?:${NODE_ONLY}|reflect-metadata$)|^#adapters/(?:provider-|cache/)`,
        message: 'what runs on Node cannot reach the browser',
      },
      {
        regex:
          '^valibot$|(?:^\\./|^#adapters/bff/)(?:inputs|mount|ports-for|refuse|shapes|take-cv|unpacks-within)\\.ts$',
        message: 'no schema of a call, and nothing that serves calls, reaches the browser',
      },
    ],
  ],
  ['server/**', noTesting],
];

const forbid = ([files, patterns]: (typeof boundaries)[number]): OxlintOverride => ({
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

export default defineConfig({
  plugins: ['typescript', 'import', 'promise', 'vitest', 'oxc'],
  categories: { correctness: 'error' },
  ignorePatterns: [
    'node_modules',
    'dist',
    '/data',
    'reports',
    'coverage',
    'adapters/provider-vendure/engine',
    'adapters/provider-vendure/plugin',
  ],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-floating-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-misused-promises': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'typescript/no-explicit-any': 'error',
    'no-unused-vars': 'off',
    'vitest/no-conditional-expect': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }],
  },
  overrides: boundaries.map(forbid),
});
