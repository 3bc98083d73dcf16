import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import { composeNode } from '#adapters/wiring/node.ts';
import { createApp } from './app.ts';
import { type Config, noticesFile, packedBytes, redirectsFile } from './config.ts';
import { startDevServer } from './dev-server.ts';
import { createDrain } from './drain.ts';
import type { Lifetime } from './lifetime.ts';
import { buildIdOf } from './page-cache/build-id.ts';

export interface ShopProcess {
  readonly config: Config;
  readonly logger: Logger;
  /** Folder of the repository. */
  readonly root: string;
  readonly dev: boolean;
  /** Address of the provider, once it is there. */
  readonly findProvider: () => Promise<string>;
}

/** Until everything is there, whoever comes is asked to come again instead of waiting for nobody. */
const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('The shop is starting');
};

const listen = async (server: Server, { port, host }: Config, lifetime: Lifetime): Promise<void> => {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    await lifetime.giveUp(
      taken ? `Port ${port} is taken: end what listens there, or set PORT to another.` : String(error),
    );
  }
};

/** Runs the shop in this process; resolves when it answers. */
export const runShop = async (
  { config, logger, root, dev, findProvider }: ShopProcess,
  lifetime: Lifetime,
): Promise<void> => {
  const server = createServer(notYet);
  await listen(server, config, lifetime);
  const providerUrl = await findProvider();
  logger.info({ provider: providerUrl }, 'provider');
  const files = { redirectsFile: redirectsFile(root, config), noticesFile: noticesFile(root, config) };
  const build = buildIdOf(root, {});
  const pageBytes = packedBytes(config);
  const { close, ...shop } = composeNode({ ...config, ...files, pageBytes, build, providerUrl, logger });
  lifetime.onEnd(close);
  const devServer = dev ? await startDevServer(root, server) : undefined;
  if (!devServer) await import(new URL('../dist/server/entry.mjs', import.meta.url).href);
  const drain = createDrain();
  const options = { config, providerUrl, shop, logger, root, noteUnderWay: drain.note };
  const answer = createApp(devServer ? { ...options, devServer: devServer.middleware } : options);
  server.off('request', notYet);
  server.on('request', answer);
  // Last opened, first closed: what requests under way still need is there until they have ended.
  lifetime.onEnd(() => drain.end(server));
  // Its open channels to browsers would never end by themselves.
  if (devServer) lifetime.onEnd(devServer.close);
};
