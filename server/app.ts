import { join, resolve } from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { mountBff } from '#adapters/bff/mount.ts';
import type { Shop } from '#core/shop.ts';
import type { Config } from './config.ts';
import { cleanPaths, localeRedirects, readOnly } from './http/addresses.ts';
import { errorPages } from './http/errors.ts';
import { media } from './http/media.ts';
import { pages } from './http/pages.ts';
import { pictures } from './http/pictures.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security.ts';
import { createRenderer } from './render.ts';

const YEAR_MS = 31_536_000_000;

export interface AppOptions {
  readonly config: Config;
  readonly providerUrl: string;
  readonly shop: Shop;
  readonly logger: Logger;
  /** Folder of the repository. */
  readonly root: string;
  /** Vite's own middleware in development; absent in production. */
  readonly devServer?: RequestHandler;
}

/** The shop's Express application: its middleware stands in the order in which it runs. */
export const createApp = ({ config, providerUrl, shop, logger, root, devServer }: AppOptions): Express => {
  const dev = devServer !== undefined;
  const site = { origin: config.shopOrigin, vitrina: false };
  const render = createRenderer({ root, dev, shop, site });
  const assets = express.static(join(root, 'dist/client/assets'), { immutable: true, maxAge: YEAR_MS, index: false });

  const app = express();
  app.disable('x-powered-by');
  app.set('case sensitive routing', true);
  app.use(requestLog(logger));
  app.use(securityHeaders({ dev, secure: config.shopOrigin.startsWith('https:') }));
  app.use(compression());
  if (devServer) app.use(devServer);
  else app.use('/assets', assets);
  app.use(cleanPaths);
  app.use(
    '/api',
    mountBff(() => shop),
  );
  app.use(readOnly);
  app.use('/_ipx', pictures(providerUrl, resolve(root, config.dataDir, 'pictures')));
  app.use('/media', media(providerUrl));
  app.use(localeRedirects);
  app.use(pages(render));
  app.use(errorPages(render, logger));
  return app;
};
