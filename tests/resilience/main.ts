// `npm run test:resilience`: everything that may fail, in full length, and a table of what was seen. `-- redis,orders`
// runs these parts alone, `-- all 0.1` a tenth as long. The table goes to reports/resilience/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/architecture/planted.ts';
import { answerFaults } from './whole/answers.ts';
import { providerAway } from './whole/away.ts';
import { deploying } from './whole/deploying.ts';
import { fileLoad } from './whole/files.ts';
import { flood } from './whole/flood.ts';
import { hangingProvider } from './whole/hanging.ts';
import type { Line, Part } from './whole/line.ts';
import { orderFaults } from './whole/orders.ts';
import { redisFaults } from './whole/redis.ts';
import { stopping } from './whole/stopping.ts';
import { ownTests } from './whole/tests.ts';

/** One after another, alone on the machine. */
const alone: readonly Part[] = [redisFaults, hangingProvider, fileLoad];
/** Beside those that follow: it takes ten minutes, and little of the machine. */
const beside = providerAway;
const others: readonly Part[] = [answerFaults, orderFaults, stopping, deploying, flood, ownTests];
const parts: readonly Part[] = [...alone, beside, ...others];
const [named = 'all', share = '1'] = process.argv.slice(2);
const chosen = parts.filter(({ name }) => named === 'all' || named.split(',').includes(name));

const startedAt = performance.now();
const busyness = (): number => loadavg()[0] ?? 0;
const before = busyness();
const measured = async ({ name, measure }: Part): Promise<readonly Line[]> => {
  if (!chosen.some((part) => part.name === name)) return [];
  console.log(`── ${name} …`);
  const seen = await measure(Number(share)).catch((error: unknown): Line[] => {
    console.error(error);
    return [{ fault: name, must: 'to be measured', seen: 'could not be measured', held: false }];
  });
  for (const line of seen)
    console.log(`${line.held ? 'held' : 'FAIL'} ${line.fault}: ${line.seen} (must: ${line.must})`);
  return seen;
};
const inTurn = async (some: readonly Part[]): Promise<readonly Line[]> => {
  const seen: Line[] = [];
  for (const part of some) seen.push(...(await measured(part)));
  return seen;
};
const lines = [...(await inTurn(alone)), ...(await Promise.all([measured(beside), inTurn(others)])).flat()];

const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
const failed = lines.filter(({ held }) => !held).length;
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
const length = share === '1' ? '' : `, at ${share} of its full length`;
const only = chosen.length === parts.length ? '' : ` (${chosen.map(({ name }) => name).join(', ')})`;
const busy = before > cpus().length ? ': beside other work, so that times say little' : '';
const text = [
  '# What was seen while parts of the shop failed',
  `On ${date} by \`npm run test:resilience\`${only}, in ${minutes} minutes${length}, everything on loopback: ${machine}; load average before the run ${before.toFixed(1)}${busy}.`,
  `Of ${lines.length} lines ${lines.length - failed} hold, ${failed} fail.`,
  ['|fault|must|seen||', '|---|---|---|---|']
    .concat(lines.map(({ fault, must, seen, held }) => `|${fault}|${must}|${seen}|${held ? '' : '**fails**'}|`))
    .join('\n'),
].join('\n\n');
const folder = join(root, 'reports/resilience');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'RESULTS.md'), `${text}\n`);
process.exit(failed === 0 ? 0 : 1);
