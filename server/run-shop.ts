import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { composeNode } from '#adapters/wiring/node.ts';
import { createApp } from './app.ts';
import { loadBuild } from './build.ts';
import { type Config, dataFiles } from './config.ts';
import { startDevServer } from './dev-server.ts';
import { createDrain } from './drain.ts';
import { createOrderStreams } from './http/order-stream.ts';
import type { Lifetime } from './lifetime.ts';
import { createAccessLog } from './log.ts';
import { openPort } from './open-port.ts';
import { createEntrance } from './operations/entrance.ts';
import { createHealth, type Health } from './operations/health.ts';
import { limitServer, serverLimits } from './operations/limits.ts';
import { answerPrimary, createMetricsServer } from './operations/metrics-server.ts';
import { requestId } from './operations/request-id.ts';
import { createShopMetrics, type ShopMetrics } from './operations/shop-metrics.ts';
import { startTracing, type Tracing } from './operations/tracing.ts';
import { buildIdOf } from './page-cache/build-id.ts';
import type { ShopKeys } from './secrets.ts';

export interface ShopProcess {
  readonly config: Config;
  readonly keys: ShopKeys;
  readonly logger: Logger;
  /** Folder of the repository. */
  readonly root: string;
  readonly dev: boolean;
  /** Resolves to the provider's address once it runs. */
  readonly findProvider: () => Promise<string>;
}

/** Most connections of one address, where visitors' own addresses are seen. */
const PER_ADDRESS = 256;

/** Starts metrics if configured: on their own port, or through the primary process. */
const startMetrics = async (
  { metricsPort: port, host }: Config,
  lifetime: Lifetime,
): Promise<ShopMetrics | undefined> => {
  if (port === undefined) return undefined;
  const metrics = createShopMetrics();
  if (cluster.isWorker) {
    answerPrimary(metrics.registry);
    return metrics;
  }
  const server = createMetricsServer(() => metrics.registry.metrics());
  await openPort(server, { port, host, variable: 'METRICS_PORT' }, lifetime);
  lifetime.onEnd(async () => {
    server.close();
    server.closeAllConnections();
  });
  return metrics;
};

/** Starts the HTTP server; it answers probes at once, and visitors once `open` is called. */
const startServer = async (
  { config }: ShopProcess,
  health: Health,
  metrics: ShopMetrics | undefined,
  tracing: Tracing | undefined,
  lifetime: Lifetime,
) => {
  const entrance = createEntrance({ health, accessLog: createAccessLog(config), watch: metrics?.watch, tracing });
  const server: Server = createServer(serverLimits, entrance.listener);
  const perAddress = config.proxyHops > 0 ? Number.POSITIVE_INFINITY : PER_ADDRESS;
  limitServer(server, { maxConnections: config.maxConnections, perAddress });
  await openPort(server, config, lifetime);
  return { server, open: entrance.open };
};

/** Runs the shop in this process; resolves when it answers. */
export const runShop = async (shopProcess: ShopProcess, lifetime: Lifetime): Promise<void> => {
  const { config, keys, logger, root, dev, findProvider } = shopProcess;
  const metrics = await startMetrics(config, lifetime);
  const tracing = config.traceCollector === undefined ? undefined : await startTracing(config.traceCollector);
  if (tracing) lifetime.onEnd(tracing.close);
  const health = createHealth();
  const { server, open } = await startServer(shopProcess, health, metrics, tracing, lifetime);
  // Loaded while the provider starts; an error is thrown at the await below.
  const built = dev ? undefined : loadBuild(root);
  built?.catch(() => undefined);
  const providerUrl = await findProvider();
  logger.info({ provider: providerUrl }, 'provider');
  const { close, checks, diagnoseProvider, relay, ...shop } = composeNode({
    ...config,
    ...dataFiles(root, config),
    build: buildIdOf(root, { keys: keys.name }),
    pictureKey: keys.pictures,
    providerUrl,
    logger,
    requestId,
    onCall: metrics?.onCall,
    onBreak: metrics?.onBreak,
  });
  lifetime.onEnd(close);
  void diagnoseProvider();
  const devServer = dev ? await startDevServer(root, server) : undefined;
  await built;
  const drain = createDrain();
  const orderStreams = createOrderStreams(relay);
  const { ofCache, onPageSpeed } = metrics ?? {};
  const options = {
    config,
    keys,
    providerUrl,
    shop,
    orderStreams,
    logger,
    root,
    trackUnderWay: drain.track,
    ofCache,
    onPageSpeed,
  };
  open(createApp({ ...options, devServer }));
  health.open(checks);
  // Closed in reverse order: running requests keep what they need.
  lifetime.onEnd(async (signal) => {
    health.drain();
    // Gives load balancers time to notice; Ctrl-C needs no wait.
    if (signal === 'SIGTERM') await pause(config.drainSeconds * 1000);
    orderStreams.close();
    await drain.end(server);
  });
  // Its WebSockets would stay open.
  if (devServer) lifetime.onEnd(devServer.close);
};
