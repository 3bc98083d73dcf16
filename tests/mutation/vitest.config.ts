import { defineConfig } from 'vitest/config';
import { tests } from './parts.ts';

/** What mutation testing runs: the tests of one part. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: { name: 'mutation', include: [...tests], environment: 'node', testTimeout: 60_000 },
});
