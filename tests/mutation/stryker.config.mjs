import { mutate, name } from './parts.ts';

/** Mutation testing of one part. */
export default {
  // No tsconfig is named: Stryker would rewrite it by an API that TypeScript 7 has not.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  mutate,
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  incremental: true,
  incrementalFile: `reports/mutation/${name}-incremental.json`,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', '/data', 'reports', 'test-results', 'playwright-report', 'tests/e2e'],
  concurrency: 2,
  timeoutMS: 10000,
  thresholds: { high: 95, low: 92, break: 90 },
};
