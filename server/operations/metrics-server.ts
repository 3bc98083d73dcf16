import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, type MetricObject, Registry } from 'prom-client';
import { serverLimits } from './limits.ts';

/** How the primary process asks a worker for its metrics. */
const ASK = 'metrics';
/** How long a worker may take to answer, ms. */
const WAIT_MS = 1_000;

interface Answer {
  readonly metrics: MetricObject[];
}
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** Sends this worker's metrics, labelled with its number, whenever the primary process asks. */
export const answerPrimary = (registry: Registry): void => {
  registry.setDefaultLabels({ process: String(cluster.worker?.id) });
  process.on('message', async (message) => {
    if (message === ASK) process.send?.({ metrics: await registry.getMetricsAsJSON() });
  });
};

/** The metrics of every worker that answers in time, in Prometheus' text format. */
export const metricsOfWorkers = async (): Promise<string> => {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const reported = await Promise.all(
    workers.map(async (worker) => {
      const answered = Promise.withResolvers<MetricObject[]>();
      const timer = setTimeout(answered.resolve, WAIT_MS, []);
      const listen = (message: unknown): void => {
        if (isAnswer(message)) answered.resolve(message.metrics);
      };
      worker.on('message', listen);
      worker.send(ASK, () => undefined);
      const metrics = await answered.promise;
      clearTimeout(timer);
      worker.off('message', listen);
      return metrics;
    }),
  );
  return AggregatorRegistry.aggregate(reported).metrics();
};

/** `GET /metrics` for Prometheus, on its own port. */
export const createMetricsServer = (metrics: () => Promise<string>): Server =>
  createServer(serverLimits, async ({ method, url }, response) => {
    if ((method !== 'GET' && method !== 'HEAD') || url?.split('?')[0] !== '/metrics')
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' });
    response.end(await metrics());
  });
