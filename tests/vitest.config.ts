import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const project = (name: string, isolate: boolean, ...include: string[]) => ({
  root,
  // Nothing is claimed of time by these two: they end what hangs, also on a machine that is busy with other work.
  test: { name, include, environment: 'node', testTimeout: 120_000, hookTimeout: 240_000, isolate },
});

/**
 * One project a kind of check. The files of the first two share a worker each, with the modules loaded there, which takes
 * a third of the time: they replace no module, and put back whatever else they change.
 */
export default defineConfig({
  root,
  test: {
    // Vitest would leave a core free, and these tests wait more than they reckon.
    maxWorkers: 3,
    projects: [
      project('core', false, 'tests/core/**/*.test.ts'),
      project(
        'unit',
        false,
        'tests/adapters/**/*.test.ts',
        'tests/ui/**/*.test.{ts,tsx}',
        'tests/bench/*.test.ts',
        'tests/gallery/*.test.ts',
        'tests/*.test.ts',
      ),
      project('server', true, 'tests/server/{*,page-cache/*}.test.ts'),
      project('contract', true, 'tests/contracts/**/*.test.ts'),
      project('architecture', true, 'tests/architecture/**/*.test.ts'),
      project('slow', true, 'tests/slow/**/*.test.ts'),
      project('integration', true, 'tests/server/integration/**/*.test.ts', 'tests/resilience/*.test.ts'),
    ],
  },
});
