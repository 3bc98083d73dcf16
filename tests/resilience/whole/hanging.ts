import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '#tests/support/asking.ts';
import { eventually, freePort } from '#tests/support/running-shop.ts';
import { startHarmedShop } from '../harmed-shop.ts';
import { type Line, ms, type Part } from './line.ts';
import { load, p99 } from './load.ts';
import { metric, productPaths } from './paths.ts';

const PER_SECOND = 200;
const UNDER_WAY = 64;
const QUEUED = 128;
const SHED_MS = 20;
const LOOP_MS = 50;
const BURST = 500;

type Harmed = Awaited<ReturnType<typeof startHarmedShop>>;

const recovered = async (shop: Harmed, path: string): Promise<number> => {
  const startedAt = performance.now();
  shop.proxy.harm = undefined;
  await eventually(async () => (await ask(shop.origin, path)).status === 200, 30_000);
  return performance.now() - startedAt;
};

const hangs = async (shop: Harmed, cold: string, metricsPort: number, share: number): Promise<Line[]> => {
  shop.proxy.harm = () => undefined;
  shop.proxy.underWay.most = 0;
  const loop = 'nodejs_eventloop_lag_p99_seconds';
  await metric(metricsPort, loop);
  const from = shop.printed.out.length;
  const startedAt = performance.now();
  const search = (nth: number): string =>
    `/api/search/by-text?input=${encodeURIComponent(JSON.stringify({ text: `word${nth}`, locale: 'ru' }))}`;
  const opened = eventually(() => shop.printed.out.slice(from).includes('reads are paused'), 20_000).then(
    () => performance.now() - startedAt,
  );
  const seconds = 20 * share;
  const [{ samples }, open] = await Promise.all([
    load({ origin: shop.origin, perSecond: PER_SECOND, seconds, pathOf: search }),
    opened,
  ]);
  const delay = (await metric(metricsPort, loop)) * 1000;
  const shed = samples.filter(({ status, ms: took }) => status === 503 && took < 1_000);
  const waited = samples.length - shed.length;
  const under = shop.proxy.underWay.most;
  const closed = await recovered(shop, cold);
  return [
    {
      fault: `provider hangs at ${PER_SECOND} requests/s for ${seconds} s: calls under way`,
      must: `≤ ${UNDER_WAY}, and few more than ${QUEUED} wait`,
      seen: `${under} under way; ${waited} of ${samples.length} waited`,
      held: under <= UNDER_WAY,
    },
    {
      fault: 'provider hangs: the rest',
      must: `503 in < ${SHED_MS} ms at the median`,
      seen: `${shed.length} shed, half of them in ${ms(median(shed.map((sample) => sample.ms)))}, p99 ${ms(p99(shed))}`,
      held: median(shed.map((sample) => sample.ms)) < SHED_MS,
    },
    { fault: 'provider hangs: event loop', must: `p99 < ${LOOP_MS} ms`, seen: ms(delay), held: delay < LOOP_MS },
    {
      fault: 'provider hangs: the breaker',
      must: 'open ≤ 5 s, closed ≤ 10 s after recovery',
      seen: `open after ${ms(open)}, closed after ${ms(closed)}`,
      held: open <= 5_000 && closed <= 10_000,
    },
  ];
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const expired = async (shop: Harmed): Promise<Line> => {
  const path = '/smartphones';
  await ask(shop.origin, path);
  await pause(1_500);
  shop.proxy.seen.length = 0;
  await Promise.all(Array.from({ length: BURST }, () => ask(shop.origin, path)));
  await pause(1_000);
  const counts = new Map<string, number>();
  for (const call of shop.proxy.seen) counts.set(call, (counts.get(call) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const seen = `${counts.size} calls, each ${most} × at most`;
  return { fault: `${BURST} at once on one expired page`, must: 'each call once', seen, held: most === 1 };
};

/** A provider that hangs, and a page that many ask for at once. */
export const hangingProvider: Part = {
  name: 'hanging',
  measure: async (share) => {
    const metricsPort = await freePort();
    const shop = await startHarmedShop({ PRICE_MAX_AGE: '1', METRICS_PORT: String(metricsPort) });
    try {
      const [cold = ''] = await productPaths(shop.origin);
      return [await expired(shop), ...(await hangs(shop, cold, metricsPort, share))];
    } finally {
      await shop.close();
    }
  },
};
