import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';
import { cores, runProcess } from './processes.ts';

/** How many connections ask at once. */
export const CONNECTIONS = 16;

export interface Load {
  readonly origin: string;
  /** Addresses that are asked for in turn. */
  readonly paths: readonly string[];
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** ms. */
  readonly p50: number;
  readonly p99: number;
  /** Answers with a status of 400 or more. */
  readonly refused: number;
}

/** The program that asks: wrk, whose latencies are exact, or else autocannon. */
export const loadTool = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

const folder = join(root, 'tests/bench/tools');
/** As Chromium sends them. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };

const byWrk = async ({ origin, paths, seconds }: Load): Promise<string> => {
  const data = temporaryFolder();
  const list = join(data.path, 'paths');
  writeFileSync(list, paths.map((path) => `${path}\n`).join(''));
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const size = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, '--timeout', '30s'];
  const args = [...size, ...fields, '-s', join(folder, 'wrk.lua'), origin, '--', list];
  const printed = await runProcess({ command: 'wrk', args, core: cores.load, cwd: root });
  data.remove();
  return printed;
};

const byAutocannon = (load: Load): Promise<string> =>
  runProcess({
    args: [join(folder, 'autocannon.mjs'), JSON.stringify({ ...load, headers, connections: CONNECTIONS })],
    core: cores.load,
    cwd: root,
  });

/** Asks for addresses in turn over many connections for a time. Throws when an answer was lost. */
export const runLoad = async (load: Load): Promise<LoadResult> => {
  const printed = await (loadTool === 'wrk' ? byWrk : byAutocannon)(load);
  const { requests, seconds, p50, p99, refused, lost } = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  if (lost > 0) throw new Error(`${lost} of ${requests} answers of ${load.origin} were lost`);
  return { requests, perSecond: requests / seconds, p50, p99, refused };
};
