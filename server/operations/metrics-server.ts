import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import { serverLimits } from './limits.ts';
import { exposition, type Family } from './metrics.ts';

/** How a process is asked for its metrics by the one that shares the port out. */
const ASK = 'metrics';
/** How long a process may take to answer, ms: one that hangs must not hide the others. */
const WAIT_MS = 1_000;

interface Answer {
  readonly metrics: readonly Family[];
}
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** Answers the process that shares the port out, whenever it asks. */
export const tellMetrics = (collect: () => readonly Family[]): void => {
  process.on('message', (message) => {
    if (message === ASK) process.send?.({ metrics: collect() } satisfies Answer);
  });
};

/** The metrics of every process that answers in time, by its number. */
export const metricsOfAll = async (): Promise<ReadonlyMap<string, readonly Family[]>> => {
  const reported = new Map<string, readonly Family[]>();
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(async (worker) => {
      const over = Promise.withResolvers<void>();
      const timer = setTimeout(over.resolve, WAIT_MS);
      const listen = (message: unknown): void => {
        if (!isAnswer(message)) return;
        reported.set(String(worker.id), message.metrics);
        over.resolve();
      };
      worker.on('message', listen);
      worker.send(ASK, () => undefined);
      await over.promise;
      clearTimeout(timer);
      worker.off('message', listen);
    }),
  );
  return reported;
};

/** `GET /metrics` for Prometheus, on a port that no visitor reaches. */
export const createMetricsServer = (collect: () => Promise<ReadonlyMap<string, readonly Family[]>>): Server =>
  createServer(serverLimits, async ({ method, url }, response) => {
    if ((method !== 'GET' && method !== 'HEAD') || url?.split('?')[0] !== '/metrics')
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    response.writeHead(200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(exposition(await collect()));
  });
