import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageSpeed } from '#adapters/bff/page-speed-call.ts';
import type { ObservedCall } from '#adapters/provider-http/observe-calls.ts';
import type { CacheReport } from '#server/page-cache/instance.ts';
import type { RequestWatch } from './entrance.ts';

/** Upper ends of the histograms' buckets, s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process. */
export interface ShopMetrics {
  readonly watch: RequestWatch;
  readonly onCall: (seen: ObservedCall) => void;
  /** Called when the provider's circuit breaker opens or closes. */
  readonly onBreak: (isOpen: boolean) => void;
  /** Adds the page cache's counts, read at each scrape. */
  readonly ofCache: (report: () => CacheReport) => void;
  /** Called with each report of a browser. */
  readonly onPageSpeed: (speed: PageSpeed) => void;
  readonly registry: Registry;
}

const requestsOf = (registers: Registry[]): RequestWatch => {
  const count = new Counter({
    name: 'shop_requests_total',
    help: 'Requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time from a request to the last byte of its answer.',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const underWay = new Gauge({ name: 'shop_requests_under_way', help: 'Requests being answered.', registers });
  return {
    began: () => underWay.inc(),
    ended: ({ kind, status, ms }) => {
      underWay.dec();
      count.inc({ kind, status });
      times.observe({ kind }, ms / 1000);
    },
  };
};

const callsOf = (registers: Registry[]): ShopMetrics['onCall'] => {
  const count = new Counter({
    name: 'shop_provider_calls_total',
    help: 'Calls of the provider by name and outcome.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const times = new Histogram({
    name: 'shop_provider_call_seconds',
    help: 'Time of a call of the provider, with queueing and its retry.',
    labelNames: ['call'],
    buckets,
    registers,
  });
  return ({ call, outcome, ms }) => {
    count.inc({ call, outcome });
    times.observe({ call }, ms / 1000);
  };
};

const pageSpeedOf = (registers: Registry[]): ShopMetrics['onPageSpeed'] => {
  const histogram = (name: string, help: string, upTo: number[]) =>
    new Histogram({ name, help, labelNames: ['page'], buckets: upTo, registers });
  const lcpTimes = histogram(
    'shop_page_lcp_seconds',
    'Largest contentful paint in browsers.',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const inpTimes = histogram(
    'shop_page_inp_seconds',
    'Interaction to next paint in browsers.',
    [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  );
  const shifts = histogram(
    'shop_page_cls',
    'Cumulative layout shift in browsers.',
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  );
  return ({ page, lcp, inp, cls }) => {
    if (lcp !== undefined) lcpTimes.observe({ page }, lcp / 1000);
    if (inp !== undefined) inpTimes.observe({ page }, inp / 1000);
    if (cls !== undefined) shifts.observe({ page }, cls);
  };
};

const ofCache = (registers: Registry[], report: () => CacheReport): void => {
  const counter = (name: string, help: string, value: (now: CacheReport) => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value(report()));
      },
    });
  const gauge = (name: string, help: string, value: (now: CacheReport) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(report()));
      },
    });
  new Counter({
    name: 'shop_page_cache_total',
    help: 'Answers of the page cache by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { hits, stale, misses } = report();
      this.reset();
      this.inc({ outcome: 'hit' }, hits);
      this.inc({ outcome: 'stale' }, stale);
      this.inc({ outcome: 'miss' }, misses);
    },
  });
  counter('shop_pages_rendered_total', 'Pages rendered for the cache.', ({ rendered }) => rendered);
  counter('shop_page_store_errors_total', 'Failed reads and writes of the shared cache.', ({ errors }) => errors);
  gauge('shop_page_cache_pages', 'Pages in memory.', ({ entries }) => entries);
  gauge('shop_page_cache_bytes', 'Bytes of the pages in memory.', ({ bytes }) => bytes);
};

/** Starts the counters of this process, with prom-client's own of process, heap, garbage and event loop. */
export const createShopMetrics = (): ShopMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const breaker = new Gauge({
    name: 'shop_provider_breaker_open',
    help: "Whether the provider's circuit breaker is open.",
    registers,
  });
  return {
    watch: requestsOf(registers),
    onCall: callsOf(registers),
    onBreak: (isOpen) => breaker.set(isOpen ? 1 : 0),
    ofCache: (report) => ofCache(registers, report),
    onPageSpeed: pageSpeedOf(registers),
    registry,
  };
};
