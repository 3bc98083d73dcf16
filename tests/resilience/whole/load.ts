import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** One answer: status 0 for none, or one that broke off. */
export interface Sample {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

interface Load {
  readonly samples: readonly Sample[];
  /** Requests that were under way at most. */
  readonly most: number;
}

/** A path at a host other than the origin's, or with headers. */
export interface Visit {
  readonly path: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a program asks for: one path after another, so many a second. */
export interface LoadOptions {
  readonly origin: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly pathOf: (nth: number) => string | Visit;
}

const TICK_MS = 10;
/** Nobody waits longer. */
const DEADLINE_MS = 30_000;

const askOnce = async (dispatcher: Agent, origin: string, visit: string | Visit): Promise<Sample> => {
  const startedAt = performance.now();
  const { protocol, port, host: usual } = new URL(origin);
  const { path, host = usual, headers = {} } = typeof visit === 'string' ? { path: visit } : visit;
  const seen = await request(`${protocol}//127.0.0.1:${port}${path}`, {
    dispatcher,
    headers: { ...headers, host },
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).then(
    async ({ statusCode, headers, body }) => {
      // A body that ends before its length is an error here.
      const whole = await body.arrayBuffer().then(
        () => true,
        () => false,
      );
      return { status: whole ? statusCode : 0, hasRetryAfter: headers['retry-after'] !== undefined };
    },
    () => ({ status: 0, hasRetryAfter: false }),
  );
  return { path, ms: performance.now() - startedAt, ...seen };
};

/** Asks so many times a second, whatever the answers take. */
export const load = async ({ origin, perSecond, seconds, pathOf }: LoadOptions): Promise<Load> => {
  // Over TLS as browsers do, with HTTP/2 and this machine's own certificate.
  const overTls = { allowH2: true, connections: 20, connect: { rejectUnauthorized: false } };
  const dispatcher = new Agent(origin.startsWith('https:') ? overTls : { connections: 2_000 });
  const asked: Promise<Sample>[] = [];
  let now = 0;
  let most = 0;
  const startedAt = performance.now();
  for (let passed = 0; passed < seconds * 1000; passed = performance.now() - startedAt) {
    while (asked.length < (passed / 1000) * perSecond) {
      now += 1;
      most = Math.max(most, now);
      asked.push(askOnce(dispatcher, origin, pathOf(asked.length)).finally(() => (now -= 1)));
    }
    await pause(TICK_MS);
  }
  const samples = await Promise.all(asked);
  await dispatcher.destroy();
  return { samples, most };
};

/** The time that 99 of 100 answers took at most, ms. */
export const p99 = (samples: readonly Sample[]): number => {
  const times = samples.map((sample) => sample.ms).sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
};

/** Answers of each status, as they are written. */
export const statuses = (samples: readonly Sample[]): string => {
  const counts = new Map<number, number>();
  for (const { status } of samples) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`).join(', ');
};
