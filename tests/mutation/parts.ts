interface Part {
  /** Where faults are planted. */
  readonly mutate: readonly string[];
  /** The fast tests that have to catch them. */
  readonly tests: readonly string[];
}

/** What is tested by planted faults, part by part. */
export const parts: ReadonlyMap<string, Part> = new Map([
  // Not with the two tests that read the whole tree.
  ['core', { mutate: ['core/**/*.ts', '!core/testing/**'], tests: ['tests/core/**/!(rules|readme).test.ts'] }],
  [
    'stores',
    {
      mutate: ['ui/features/**/{*-store,credit-calculator}.ts'],
      tests: ['tests/ui/*.test.ts'],
    },
  ],
  [
    'bff',
    { mutate: ['adapters/bff/**/*.ts'], tests: ['tests/adapters/bff/*.test.ts', 'tests/server/order-stream.test.ts'] },
  ],
  [
    'cache',
    {
      mutate: ['adapters/cache/**/*.ts', 'server/page-cache/**/*.ts'],
      tests: ['tests/adapters/cache/*.test.ts', 'tests/server/page-cache/*.test.ts'],
    },
  ],
]);

/** Which part this process tests, as `run.ts` has said; core unless named. */
export const name = process.env.MUTATED_PART ?? 'core';
export const { mutate, tests } = parts.get(name) ?? { mutate: [], tests: [] };
