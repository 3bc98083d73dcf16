import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const project = (name: string, include: string[], testTimeout = 10_000, isolate = true) => ({
  root,
  test: { name, include, environment: 'node', testTimeout, hookTimeout: 60_000, isolate },
});

/** One project a kind of check, in the order in which `npm test` runs them. */
export default defineConfig({
  root,
  test: {
    projects: [
      // Core is pure: its tests can share one worker, which keeps them under three seconds.
      project('core', ['tests/core/**/*.test.ts'], 10_000, false),
      project('architecture', ['tests/architecture/**/*.test.ts'], 60_000),
      project(
        'unit',
        [
          'tests/adapters/**/*.test.ts',
          'tests/ui/**/*.test.{ts,tsx}',
          'tests/server/{*,page-cache/*}.test.ts',
          'tests/bench/*.test.ts',
          'tests/*.test.ts',
        ],
        60_000,
      ),
      project('contract', ['tests/contracts/**/*.test.ts'], 60_000),
      project('integration', ['tests/server/integration/**/*.test.ts'], 60_000),
    ],
  },
});
