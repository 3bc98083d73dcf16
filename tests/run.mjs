// `npm test`: installs what the tests need, runs every check and closes with a plain line of counts.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ownEnv, requireNode, root } from '../server/launch/prepare.mjs';
import { ensureBrowser, ensureRedis } from './prerequisites.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

const reports = join(root, 'reports/tests');
const count = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** Runs a program to its end; gives its exit code, and what it said if that was not shown meanwhile. */
const finish = (command, args, env, shown) =>
  new Promise((resolve) => {
    const stdio = shown ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: root, env: { ...ownEnv, ...env }, stdio });
    const said = [];
    for (const stream of shown ? [] : [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${error}\n`)));
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said) }));
  });

/**
 * Runs a check and adds its counts. What it says is shown when it is over, so that it stands together; at once where it is
 * the longest of all.
 */
const runCheck = async ({ name, command, args, env = {}, live = false, report }) => {
  if (live) console.log(`\n── ${name} …`);
  const startedAt = performance.now();
  const { code, said } = await finish(command, args, env, live);
  const counts = report(code);
  for (const key of Object.keys(count)) count[key] += counts[key] ?? 0;
  for (const failure of counts.failures ?? []) failures.push(`${name}: ${failure}`);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!live) process.stdout.write(Buffer.concat([Buffer.from('\n'), said]));
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
};

/** A check that passes or fails as a whole. */
const check = (name, command, ...args) => ({
  name,
  command,
  args,
  report: (code) => (code === 0 ? { passed: 1 } : { failed: 1, failures: ['failed, see above'] }),
});

/** What many tests report; a run that ends badly though none of them failed has failed as a whole. */
const reported = (read, file) => (code) => {
  const counts = read(file);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, failures: [`ended with ${code}`] } : counts;
};

const vitest = (name, ...projects) => {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: 'vitest',
    args: [
      'run',
      '--config=tests/vitest.config.ts',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: reported(vitestReport, file),
  };
};

const playwright = (name) => {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: 'playwright',
    args: ['test', '--config=tests/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    live: true,
    report: reported(playwrightReport, file),
  };
};

/** One after another. */
const inTurn = async (...checks) => {
  for (const one of checks) await runCheck(one);
};

requireNode();
ensureInstalled();
ensureBrowser();
ensureRedis();
ensureBuilt();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Orders of an earlier run would have sold the goods that this one is to buy; resized pictures may stay.
for (const ending of ['', '-wal', '-shm'])
  rmSync(join(root, `data/tests-e2e/provider.sqlite${ending}`), { force: true });

// Each of them waits for a part of its time, which the others fill.
await Promise.all([
  inTurn(
    vitest('unit', 'core', 'architecture', 'unit', 'server'),
    check('format', 'biome', 'format', '.'),
    check('lint', 'biome', 'lint', '--error-on-warnings', '.'),
    check('lint of types and boundaries', 'oxlint', '--type-aware'),
    check('types', 'tsc', '-p', 'tsconfig.json'),
    check('types of core', 'tsc', '-p', 'core/tsconfig.json'),
    playwright('browser'),
  ),
  inTurn(vitest('integration', 'integration'), vitest('contract', 'contract')),
]);

// Named at the end as well: of a long log often only the end is kept.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
process.exit(count.failed > 0 ? 1 : 0);
