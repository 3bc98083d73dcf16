import { defineConfig } from 'vitest/config';

/** What the whole run repeats of the tests of this folder: longer, and nothing beside it. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    name: 'resilience',
    include: ['tests/resilience/*.test.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
