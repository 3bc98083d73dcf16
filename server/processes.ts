import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Lifetime } from './lifetime.ts';

/** Passes the address of the embedded provider to the workers. */
export const PROVIDER_FLAG = '--provider=';
/** A worker's message that it answers requests. */
const READY = 'ready';
/** How soon a worker that ended is replaced, ms. */
const REPLACE_MS = 1_000;

/** Tells the primary process that this worker answers requests. */
export const reportReady = (): void => void (cluster.isWorker && process.send?.(READY));

const isReady = async (worker: Worker): Promise<boolean> => {
  const ready = once(worker, 'message').then(() => true);
  const gone = once(worker, 'exit').then(() => false);
  return Promise.race([ready, gone]);
};

/**
 * Starts workers that share the port and replaces those that end. Resolves when all answer requests; ends this process when
 * the first one fails, which has printed why.
 */
export const startWorkers = async (
  { count, provider }: { readonly count: number; readonly provider: string | undefined },
  lifetime: Lifetime,
): Promise<void> => {
  let ending = false;
  cluster.setupPrimary({ args: provider === undefined ? [] : [PROVIDER_FLAG + provider] });
  lifetime.onEnd(async () => {
    ending = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const gone = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.all(gone);
  });
  // A fault of the first worker would be a fault of all.
  if (!(await isReady(cluster.fork()))) await lifetime.end(1);
  cluster.on('exit', () => setTimeout(() => ending || cluster.fork(), REPLACE_MS));
  await Promise.all(Array.from({ length: count - 1 }, () => isReady(cluster.fork())));
};
