// Runs groups of checks and closes with what each cost and a plain line of counts: `npm test` and `npm run test:slow`.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ownEnv, requireNode, root } from '../server/launch/prepare.mjs';
import { ensureBrowser, ensureRedis } from './prerequisites.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

const reports = join(root, 'reports/tests');
const count = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const costs = [];

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
  const counts = { passed: 0, failed: 0, ...report(code) };
  for (const key of Object.keys(count)) count[key] += counts[key] ?? 0;
  for (const failure of counts.failures ?? []) failures.push(`${name}: ${failure}`);
  const seconds = (performance.now() - startedAt) / 1000;
  costs.push({ name, seconds, tests: counts.passed + counts.failed });
  if (!live) process.stdout.write(Buffer.concat([Buffer.from('\n'), said]));
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
};

/** A check that passes or fails as a whole. */
export const check = (name, command, ...args) => ({
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

/** Projects of vitest as one group. */
export const vitest = (name, ...projects) => {
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

/** The walks of a Playwright configuration as one group, shown while they run. */
export const playwright = (name, config) => {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: 'playwright',
    args: ['test', `--config=${config}`, '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    live: true,
    report: reported(playwrightReport, file),
  };
};

/** Runs groups one after another. */
export const inTurn = async (...groups) => {
  for (const group of groups) await runCheck(group);
};

/** Installs and builds what the tests need, and removes what an earlier run left. */
export const prepare = () => {
  requireNode();
  ensureInstalled();
  ensureBrowser();
  ensureRedis();
  ensureBuilt();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  // Orders of an earlier run would have sold the goods that this one is to buy.
  for (const ending of ['', '-wal', '-shm'])
    rmSync(join(root, `data/tests-e2e/provider.sqlite${ending}`), { force: true });
};

/** Prints seconds by group, failures and counts; ends the process with 1 when anything failed. */
export const conclude = () => {
  console.log('\nSeconds by group:');
  for (const { name, seconds, tests } of costs.toSorted((a, b) => b.seconds - a.seconds))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name} (${tests})`);
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)}  from start to end`);
  // Repeated at the end: of a long log often only the end is kept.
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(
    `\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`,
  );
  process.exit(count.failed > 0 ? 1 : 0);
};
