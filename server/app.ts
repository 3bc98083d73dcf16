import { join, resolve } from 'node:path';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { mountBff } from '#adapters/bff/mount.ts';
import type { PartnerDesk } from '#core/auth/index.ts';
import type { Shop } from '#core/shop.ts';
import type { Site } from '#ui/app/head.ts';
import type { Config } from './config.ts';
import { cleanPaths, localeRedirects, readOnly } from './http/addresses.ts';
import { auth } from './http/auth.ts';
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
  readonly partners: PartnerDesk;
  readonly logger: Logger;
  /** Folder of the repository. */
  readonly root: string;
  /** Vite's own middleware in development; absent in production. */
  readonly devServer?: RequestHandler;
}

/** Which face a request is shown: by its own host among the two known ones, the shop's on any other. */
const siteFinder = ({ shopOrigin, vitrinaOrigin }: Config): ((request: Request) => Site) => {
  const shop = { origin: shopOrigin, vitrina: false };
  const vitrina = { origin: vitrinaOrigin, vitrina: true };
  const vitrinaHost = new URL(vitrinaOrigin).host;
  const twoFaces = vitrinaHost !== new URL(shopOrigin).host;
  return (request) => (twoFaces && request.headers.host?.toLowerCase() === vitrinaHost ? vitrina : shop);
};

/** The shop's Express application: its middleware stands in the order in which it runs. */
export const createApp = (options: AppOptions): Express => {
  const { config, providerUrl, shop, partners, logger, root, devServer } = options;
  const dev = devServer !== undefined;
  const siteOf = siteFinder(config);
  const render = createRenderer({ root, dev, shop });
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
  app.use('/api/auth', auth(partners));
  app.use(
    '/api',
    mountBff(() => shop),
  );
  app.use(readOnly);
  app.use('/_ipx', pictures(providerUrl, resolve(root, config.dataDir, 'pictures')));
  app.use('/media', media(providerUrl));
  app.use(localeRedirects);
  app.use(pages(render, siteOf));
  app.use(errorPages(render, siteOf, logger));
  return app;
};
