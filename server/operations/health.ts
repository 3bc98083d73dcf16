import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether each dependency answers now. */
export interface Checks {
  readonly provider: () => Promise<boolean>;
  /** Absent without Redis. */
  readonly redis?: () => Promise<boolean>;
}

/** Answers to probes. */
export interface Health {
  /** Answers a probe; false for any other request. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Startup is done: readiness depends on these checks from now on. */
  readonly open: (checks: Checks) => void;
  /** The process is ending: `/readyz` answers 503. */
  readonly drain: () => void;
}

/** A dependency that takes longer counts as down, ms. */
const WAIT_MS = 1_500;
/** How long a check's result is reused, ms. */
const KNOWN_MS = 2_000;

type State = 'up' | 'down';

const figuresByTime = async (check: () => Promise<boolean>): Promise<State> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, WAIT_MS, false);
  const isUp = await Promise.race([check().catch(() => false), late.promise]);
  clearTimeout(timer);
  return isUp ? 'up' : 'down';
};

const remembered = (check: () => Promise<boolean>): (() => Promise<State>) => {
  let askedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<State> | undefined;
  return () => {
    if (!last || performance.now() - askedAt > KNOWN_MS) {
      askedAt = performance.now();
      last = figuresByTime(check);
    }
    return last;
  };
};

const say = (response: ServerResponse, status: number, reported: object): void => {
  const body = `${JSON.stringify(reported)}\n`;
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  });
  response.end(body);
};

/**
 * `/healthz` checks this process only, or a failing provider would restart every instance. `/readyz` is 503 while the
 * process starts or drains and while the provider is down; `?exclude=provider` ignores the provider, for balancers that
 * would remove all instances at once. Redis is reported and does not decide: the shop works without it.
 */
export const createHealth = (): Health => {
  let phase: 'starting' | 'open' | 'draining' = 'starting';
  let provider: (() => Promise<State>) | undefined;
  let redis: (() => Promise<State>) | undefined;

  const ready = async (query: URLSearchParams, response: ServerResponse): Promise<void> => {
    if (phase !== 'open') return say(response, 503, { status: phase });
    const [providerState, redisState] = await Promise.all([provider?.(), redis?.()]);
    const isReady = providerState === 'up' || query.getAll('exclude').includes('provider');
    const parts = { provider: providerState, ...(redisState === undefined ? {} : { redis: redisState }) };
    // The process may have started to drain meanwhile.
    if (phase !== 'open') say(response, 503, { status: phase });
    else say(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', ...parts });
  };

  return {
    answer: ({ method, url = '' }, response) => {
      // Every request runs this.
      if (!url.startsWith('/healthz') && !url.startsWith('/readyz')) return false;
      const [path, query = ''] = url.split('?', 2);
      if ((method !== 'GET' && method !== 'HEAD') || (path !== '/healthz' && path !== '/readyz')) return false;
      if (path === '/healthz') say(response, 200, { status: 'ok' });
      else void ready(new URLSearchParams(query), response);
      return true;
    },
    open: (checks) => {
      phase = 'open';
      provider = remembered(checks.provider);
      redis = checks.redis && remembered(checks.redis);
    },
    drain: () => {
      phase = 'draining';
    },
  };
};
