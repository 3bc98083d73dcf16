import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';
import { freePort, temporaryFolder } from '#tests/support/running-shop.ts';
import { cores, runProcess, startProcess } from '../tools/processes.ts';

export interface RunningNext {
  readonly origin: string;
  readonly version: string;
}

/** npm as it is set up on this machine, but not as a part of the run that started the bench. */
const npmEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || /^npm_|^NODE_ENV$/.test(name) ? [] : [[name, value]],
    ),
  );

const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Lends a minimal Next page of 24 cards, kept at `/isr` and made at every request at `/dynamic`: the newest Next,
 * installed and built in a temporary folder outside the repository.
 */
export const withNext = async <Found>(use: (next: RunningNext) => Promise<Found>): Promise<Found> => {
  const { path: cwd, remove } = temporaryFolder();
  try {
    cpSync(join(root, 'tests/bench/references/next'), cwd, { recursive: true });
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const packages = ['next@latest', 'react@latest', 'react-dom@latest'];
    await runProcess({ command: 'npm', args: ['install', '--no-audit', '--no-fund', ...packages], cwd, env: npmEnv() });
    const next = join(cwd, 'node_modules/next/dist/bin/next');
    await runProcess({ args: [next, 'build'], cwd, env });
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = startProcess({ args: [next, 'start', '-p', String(port)], core: cores.server, cwd, env });
    try {
      await server.until(() => answers(origin), 60_000);
      const { version } = JSON.parse(readFileSync(join(cwd, 'node_modules/next/package.json'), 'utf8'));
      return await use({ origin, version });
    } finally {
      await server.close();
    }
  } finally {
    remove();
  }
};

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/isr`).then(
    ({ ok }) => ok,
    () => false,
  );
