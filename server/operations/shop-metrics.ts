import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CallSeen } from '#adapters/provider-http/observe-calls.ts';
import type { CacheReport } from '#server/page-cache/instance.ts';
import type { RequestWatch } from './entrance.ts';
import { createRegistry, type Family, type Registry } from './metrics.ts';

/** Upper ends of what is counted together, s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** How exactly the delay of the event loop is looked at, ms. */
const LOOK_MS = 10;
const NS = 1e9;
const MICROSECONDS = 1e6;

/** What one process tells of itself. */
export interface ShopMetrics {
  readonly watch: RequestWatch;
  readonly onCall: (seen: CallSeen) => void;
  /** Notified when the provider is left alone, and when it answers again. */
  readonly onBreak: (isOpen: boolean) => void;
  /** The page cache is there: what it did is reported from now on. */
  readonly ofCache: (report: () => CacheReport) => void;
  readonly collect: () => readonly Family[];
}

const requestsOf = (registry: Registry): RequestWatch => {
  const count = registry.counter({ name: 'shop_requests_total', help: 'Requests by kind and status.' });
  const times = registry.histogram({
    name: 'shop_request_seconds',
    help: 'Time from a request to the last byte of its answer.',
    buckets: BUCKETS,
  });
  let underWay = 0;
  registry.read({ name: 'shop_requests_under_way', help: 'Requests being answered.', type: 'gauge' }, () => [
    [{}, underWay],
  ]);
  return {
    began: () => {
      underWay += 1;
    },
    ended: ({ kind, status, ms }) => {
      underWay -= 1;
      count.add({ kind, status: String(status) });
      times.observe({ kind }, ms / 1000);
    },
  };
};

const callsOf = (registry: Registry): ShopMetrics['onCall'] => {
  const count = registry.counter({
    name: 'shop_provider_calls_total',
    help: 'Calls of the provider by name and outcome.',
  });
  const times = registry.histogram({
    name: 'shop_provider_call_seconds',
    help: 'Time of a call of the provider, with waiting for its turn and its retry.',
    buckets: BUCKETS,
  });
  return ({ call, outcome, ms }) => {
    count.add({ call, outcome });
    times.observe({ call }, ms / 1000);
  };
};

const breakerOf = (registry: Registry): ShopMetrics['onBreak'] => {
  let open = 0;
  const help = 'Whether the provider is left alone for a while.';
  registry.read({ name: 'shop_provider_breaker_open', help, type: 'gauge' }, () => [[{}, open]]);
  return (isOpen) => {
    open = isOpen ? 1 : 0;
  };
};

const ofCache = (registry: Registry, report: () => CacheReport): void => {
  const reported = (name: string, help: string, type: 'counter' | 'gauge', value: (now: CacheReport) => number) =>
    registry.read({ name, help, type }, () => [[{}, value(report())]]);
  registry.read(
    { name: 'shop_page_cache_total', help: 'Answers of the page cache by outcome.', type: 'counter' },
    () => {
      const { hits, stale, misses } = report();
      return [
        [{ outcome: 'hit' }, hits],
        [{ outcome: 'stale' }, stale],
        [{ outcome: 'miss' }, misses],
      ];
    },
  );
  reported('shop_pages_rendered_total', 'Pages rendered for the cache.', 'counter', ({ rendered }) => rendered);
  reported(
    'shop_page_store_errors_total',
    'Times the shared cache could not be asked.',
    'counter',
    ({ errors }) => errors,
  );
  reported('shop_page_cache_pages', 'Pages that stand ready in memory.', 'gauge', ({ entries }) => entries);
  reported('shop_page_cache_bytes', 'Bytes of memory that they take.', 'gauge', ({ bytes }) => bytes);
};

const ofProcess = (registry: Registry): void => {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  registry.read(
    { name: 'shop_event_loop_delay_seconds', help: 'Delay of the event loop since it was last asked.', type: 'gauge' },
    () => {
      const at = (quantile: number) => delay.percentile(quantile * 100) / NS;
      const values = [0.5, 0.99, 1].map((quantile) => [{ quantile: String(quantile) }, at(quantile)] as const);
      delay.reset();
      return values;
    },
  );
  const { memoryUsage, cpuUsage } = process;
  const memory = (name: string, help: string, value: (now: NodeJS.MemoryUsage) => number) =>
    registry.read({ name, help, type: 'gauge' }, () => [[{}, value(memoryUsage())]]);
  memory('process_resident_memory_bytes', 'Memory of the process.', ({ rss }) => rss);
  memory('shop_heap_used_bytes', 'Heap in use.', ({ heapUsed }) => heapUsed);
  memory('shop_external_memory_bytes', 'Memory outside of the heap, as of buffers.', ({ external }) => external);
  registry.read({ name: 'process_cpu_seconds_total', help: 'Time of the processor.', type: 'counter' }, () => {
    const { user, system } = cpuUsage();
    return [[{}, (user + system) / MICROSECONDS]];
  });
  const startedAt = Math.round(Date.now() / 1000 - process.uptime());
  registry.read({ name: 'process_start_time_seconds', help: 'When the process started.', type: 'gauge' }, () => [
    [{}, startedAt],
  ]);
};

/** Begins to count. */
export const createShopMetrics = (): ShopMetrics => {
  const registry = createRegistry();
  ofProcess(registry);
  return {
    watch: requestsOf(registry),
    onCall: callsOf(registry),
    onBreak: breakerOf(registry),
    ofCache: (report) => ofCache(registry, report),
    collect: registry.collect,
  };
};
