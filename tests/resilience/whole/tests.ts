import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';
import type { Part } from './line.ts';

const CASES = 1_000;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The tests of this folder, with many cases in the place of few. */
export const ownTests: Part = {
  name: 'tests',
  measure: async (share) => {
    const folder = temporaryFolder();
    const file = join(folder.path, 'report.json');
    const words = [
      'run',
      '--config',
      'tests/resilience/whole/vitest.config.ts',
      '--reporter=json',
      `--outputFile=${file}`,
    ];
    const env = { ...process.env, FUZZ_CASES: String(CASES * share) };
    await once(spawn('vitest', words, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    folder.remove();
    const checks = testResults.flatMap(({ assertionResults }) => assertionResults);
    const passed = checks.filter(({ status }) => status === 'passed').length;
    const bad = testResults.filter(
      ({ assertionResults }) => !assertionResults.some(({ status }) => status === 'passed'),
    );
    return [
      {
        fault: `the tests of this folder, with ${CASES * share} cases of every call`,
        must: 'every check passes',
        seen: [`${passed} of ${checks.length}`, ...bad.map(({ name }) => `none of ${basename(name)}`)].join(', '),
        held: passed === checks.length && bad.length === 0,
      },
    ];
  },
};
