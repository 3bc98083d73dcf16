import { defineConfig } from 'vitest/config';

/** What mutation testing runs: core's own tests, without the one that reads the whole tree. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    name: 'core',
    include: ['tests/core/**/*.test.ts'],
    exclude: ['tests/core/rules.test.ts', 'tests/core/readme.test.ts'],
    environment: 'node',
  },
});
