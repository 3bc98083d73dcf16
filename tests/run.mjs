// `npm test`: installs what the tests need, runs every check in order and closes with a plain line of counts.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root, run } from '../server/launch/prepare.mjs';
import { ensureBrowser, ensureRedis } from './prerequisites.mjs';

const reports = join(root, 'reports/tests');
const count = { passed: 0, failed: 0, skipped: 0 };

const tell = (name, code, startedAt) => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
};

/** A check that passes or fails as a whole. */
const check = (name, command, args) => {
  console.log(`\n── ${name} …`);
  const startedAt = performance.now();
  const code = run(command, args);
  count[code === 0 ? 'passed' : 'failed'] += 1;
  tell(name, code, startedAt);
};

/** A check of many tests, whose counts stand in a report that it writes; without a report it failed as a whole. */
const suite = (name, command, args, readReport) => {
  console.log(`\n── ${name} …`);
  const startedAt = performance.now();
  const file = join(reports, `${name}.json`);
  const code = run(command, args(file), { env: { ...process.env, ...suiteEnv(file) } });
  const counted = readReport(file);
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(count)) count[key] += counted[key];
  tell(name, code, startedAt);
};

const suiteEnv = (file) => ({
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  PLAYWRIGHT_JSON_OUTPUT_FILE: file,
});

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const vitest = (name, projects) =>
  suite(
    name,
    'vitest',
    (file) => [
      'run',
      '--config=tests/vitest.config.ts',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    (file) => {
      const report = readJson(file) ?? {};
      return {
        passed: report.numPassedTests ?? 0,
        failed: report.numFailedTests ?? 1,
        skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
      };
    },
  );

const playwright = (name) =>
  suite(
    name,
    'playwright',
    () => ['test', '--config=tests/playwright.config.ts', '--reporter=list,json'],
    (file) => {
      const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = readJson(file)?.stats ?? {};
      return { passed: expected, failed: unexpected + flaky, skipped };
    },
  );

requireNode();
ensureInstalled();
ensureBrowser();
ensureRedis();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

check('format', 'biome', ['format', '.']);
check('lint', 'biome', ['lint', '--error-on-warnings', '.']);
check('lint of types and boundaries', 'oxlint', ['--type-aware']);
check('types', 'tsc', ['-p', 'tsconfig.json']);
check('types of core', 'tsc', ['-p', 'core/tsconfig.json']);
ensureBuilt();
vitest('unit', ['core', 'architecture', 'unit']);
vitest('contract', ['contract']);
vitest('integration', ['integration']);
// Orders of an earlier run would have sold the goods that this one is to buy; drawn pictures may stay.
for (const ending of ['', '-wal', '-shm'])
  rmSync(join(root, `data/tests-e2e/provider.sqlite${ending}`), { force: true });
playwright('browser');

console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
process.exit(count.failed > 0 ? 1 : 0);
