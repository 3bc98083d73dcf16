import { defineConfig } from 'vitest/config';

/** `npm run test:vendure`: the tests share one Vendure. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/vendure/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    globalSetup: ['tests/vendure/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
