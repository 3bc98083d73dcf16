import type { IncomingMessage, ServerResponse } from 'node:http';

/** What readiness asks: whether each part answers at this moment. */
export interface Checks {
  readonly provider: () => Promise<boolean>;
  /** Absent where there is no Redis. */
  readonly redis?: () => Promise<boolean>;
}

/** What probes learn of this process. */
export interface Health {
  /** Answers a probe; false for any other request. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Everything is there: from now on readiness depends on these. */
  readonly open: (checks: Checks) => void;
  /** The process is about to end: whoever sends visitors here is to send them elsewhere. */
  readonly drain: () => void;
}

/** A part that has not answered after this time counts as away, ms. */
const WAIT_MS = 1_500;
/** For how long an answer counts, ms: probes must not become a load of their own. */
const KNOWN_MS = 2_000;

type State = 'up' | 'down';

const inTime = async (check: () => Promise<boolean>): Promise<State> => {
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
      last = inTime(check);
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
 * `/healthz` is about this process alone: it never depends on anything else, or a failing provider would have every
 * instance restarted. `/readyz` says whether visitors are to be sent here: not before the start is over, not while the
 * process drains, not while the provider is away; `?exclude=provider` leaves that out, for balancers that would take all
 * instances away at once and with them the kept pages. Without Redis the shop sells on, so Redis is reported and decides
 * nothing.
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
    // The process may have begun to end while the others were asked.
    if (phase !== 'open') say(response, 503, { status: phase });
    else say(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', ...parts });
  };

  return {
    answer: ({ method, url = '' }, response) => {
      // Every request comes by here.
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
