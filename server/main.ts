import cluster from 'node:cluster';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, dataFiles, parseConfig } from './config.ts';
import { dataFolderFault } from './data-folder.ts';
import { type EmbeddedProvider, startEmbeddedProvider } from './embedded-provider.ts';
import { createLifetime } from './lifetime.ts';
import { createLogger } from './log.ts';
import { openPort } from './open-port.ts';
import { endOnCrash } from './operations/crashes.ts';
import { createMetricsServer, metricsOfWorkers } from './operations/metrics-server.ts';
import { PROVIDER_FLAG, reportReady, startWorkers } from './processes.ts';
import { keptSecret, keysOf } from './secrets.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dev = process.argv.includes('--dev');
const lifetime = createLifetime();

const readConfig = async (): Promise<Config> => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return lifetime.giveUp(error.message);
    throw error;
  }
};

const config = await readConfig();
const logger = createLogger(config);
endOnCrash(logger, lifetime);

const fault = dataFolderFault(resolve(root, config.dataDir));
if (fault !== undefined) await lifetime.giveUp(fault);

const findSecret = async (): Promise<string> => {
  if (config.secret !== undefined) return config.secret;
  if (config.redis && cluster.isPrimary)
    logger.warn({}, 'SECRET is not set: instances that share a Redis must have the same one');
  try {
    return keptSecret(dataFiles(root, config).secretFile);
  } catch (error) {
    return lifetime.giveUp(error instanceof Error ? error.message : String(error));
  }
};
const keys = keysOf(await findSecret());

const startOwnProvider = async (): Promise<EmbeddedProvider> => {
  try {
    const provider = await startEmbeddedProvider({ root, ...config, logger });
    lifetime.onEnd(provider.close);
    return provider;
  } catch (error) {
    return lifetime.giveUp(error instanceof Error ? error.message : String(error));
  }
};

/** The address of a running provider: configured, or started by the primary process. */
const given =
  config.providerUrl ?? process.argv.find((word) => word.startsWith(PROVIDER_FLAG))?.slice(PROVIDER_FLAG.length);
let embedded: EmbeddedProvider | undefined;
const findProvider = async (): Promise<string> => {
  if (given !== undefined) return given;
  embedded = await startOwnProvider();
  return embedded.origin;
};

if (cluster.isPrimary && config.processes > 1 && !dev) {
  const provider = await findProvider();
  if (config.metricsPort !== undefined)
    await openPort(
      createMetricsServer(metricsOfWorkers),
      { port: config.metricsPort, host: config.host, variable: 'METRICS_PORT' },
      lifetime,
    );
  await startWorkers({ count: config.processes, provider: embedded && provider }, lifetime);
} else {
  // The provider starts while the shop's code loads.
  const provider = findProvider();
  provider.catch(() => undefined);
  const { runShop } = await import('./run-shop.ts');
  await runShop({ config, keys, logger, root, dev, findProvider: () => provider }, lifetime);
  reportReady();
}

if (cluster.isPrimary) {
  const lines = [`Shop:    ${config.shopOrigin}`, `Vitrina: ${config.vitrinaOrigin}`];
  if (embedded) lines.push(`Demo partner: login ${embedded.demoLogin.login}, password ${embedded.demoLogin.password}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
