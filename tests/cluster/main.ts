// `npm run test:cluster`: the shop behind a CDN and as several instances behind a proxy. `-- varnish,sentinel` runs these
// parts alone, `-- all 0.2 50` takes a fifth of the time at 50 visits a second. Needs varnish, varnish-modules, haproxy, redis-server, openssl.
import type { Line, Part } from '#tests/resilience/whole/line.ts';
import { instances } from './instances.ts';
import { startThree, startWatchedPair } from './redis.ts';
import { behindVarnish } from './varnish.ts';

const [named = 'all', share = '1', perSecond = '200'] = process.argv.slice(2);
const parts: readonly Part[] = [
  behindVarnish,
  instances('sentinel', startWatchedPair, Number(perSecond)),
  instances('cluster', startThree, Number(perSecond)),
];

const seen: Line[] = [];
for (const { name, measure } of parts) {
  if (named !== 'all' && !named.split(',').includes(name)) continue;
  console.log(`── ${name} …`);
  const lines = await measure(Number(share));
  for (const { held, fault, seen: saw, must } of lines)
    console.log(`${held ? 'held' : 'FAIL'} ${fault}: ${saw} (must: ${must})`);
  seen.push(...lines);
}
process.exit(seen.every(({ held }) => held) ? 0 : 1);
