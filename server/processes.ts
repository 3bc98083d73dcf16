import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Lifetime } from './lifetime.ts';

/** How a process of the shop learns of the provider that the first one has started for all. */
export const PROVIDER_FLAG = '--provider=';
/** What a process of the shop says when it answers requests. */
const READY = 'ready';
/** How soon a process that ended is replaced, ms. */
const REPLACE_MS = 1_000;

/** Says that this process answers requests, to the one that shares the port out. */
export const sayReady = (): void => void (cluster.isWorker && process.send?.(READY));

const isReady = async (worker: Worker): Promise<boolean> => {
  const ready = once(worker, 'message').then(() => true);
  const gone = once(worker, 'exit').then(() => false);
  return Promise.race([ready, gone]);
};

/**
 * Starts so many processes that share the port, and a new one for each that ends. Resolves when all of them answer;
 * when the very first does not, the shop gives up, and that process has said why.
 */
export const leadProcesses = async (
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
  // What is wrong with one would be wrong with all: the others wait until the first is there.
  if (!(await isReady(cluster.fork()))) await lifetime.end(1);
  cluster.on('exit', () => setTimeout(() => ending || cluster.fork(), REPLACE_MS));
  await Promise.all(Array.from({ length: count - 1 }, () => isReady(cluster.fork())));
};
