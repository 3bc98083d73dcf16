import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeNode } from '#adapters/wiring/node.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, parseConfig, redirectsFile } from './config.ts';
import { startDevServer } from './dev-server.ts';
import { startEmbeddedProvider } from './embedded-provider.ts';
import { createLogger } from './log.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dev = process.argv.includes('--dev');
/** How long requests under way may take to end once the shop is told to stop, ms. */
const FAREWELL_MS = 3_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const giveUp = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const readConfig = (): Config => {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return giveUp(error.message);
    throw error;
  }
};

const config = readConfig();
const logger = createLogger(config);
const closing: (() => Promise<void>)[] = [];

const shutDown = async (): Promise<void> => {
  for (const close of closing.reverse()) await close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void shutDown());
// Started by a launcher: when it is gone, nobody is left to end this process.
process.once('disconnect', () => void shutDown());

const listen = async (server: Server): Promise<void> => {
  server.listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    for (const close of closing.reverse()) await close();
    giveUp(taken ? `Port ${config.port} is taken: end what listens there, or set PORT to another.` : String(error));
  }
};

/** Until everything is there, whoever comes is told to come again instead of waiting for nobody. */
const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('The shop is starting');
};

const server = createServer(notYet);
await listen(server);
closing.push(async () => {
  const gone = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), FAREWELL_MS).unref();
  await gone;
});

const startOwnProvider = async () => {
  try {
    const provider = await startEmbeddedProvider({ root, ...config });
    closing.push(provider.close);
    return provider;
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
};
const embedded = config.providerUrl ? undefined : await startOwnProvider();

const providerUrl = config.providerUrl ?? embedded?.origin ?? '';
logger.info({ provider: providerUrl }, 'provider');

const { close, ...shop } = composeNode({ ...config, redirectsFile: redirectsFile(root, config), providerUrl, logger });
closing.push(close);
const devServer = dev ? await startDevServer(root, server) : undefined;
if (devServer) closing.push(devServer.close);
else await import(new URL('../dist/server/entry.mjs', import.meta.url).href);
server.off('request', notYet);
server.on(
  'request',
  createApp({
    config,
    providerUrl,
    shop,
    logger,
    root,
    ...(devServer ? { devServer: devServer.middleware } : {}),
  }),
);

say(`Shop:    ${config.shopOrigin}`);
say(`Vitrina: ${config.vitrinaOrigin}`);
if (embedded) say(`Demo partner: login ${embedded.demoLogin.login}, password ${embedded.demoLogin.password}`);
