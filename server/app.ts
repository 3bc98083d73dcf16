import type { RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import { mountBff } from '#adapters/bff/mount.ts';
import { ORDER_STREAM } from '#adapters/bff/order-stream-path.ts';
import { PAGE_SPEED_CALL, type PageSpeed } from '#adapters/bff/page-speed-call.ts';
import { TIME_CALL } from '#adapters/bff/server-time.ts';
import { createHttpErrorTracker } from '#adapters/error-tracker/http-error-tracker.ts';
import type { NodeShop } from '#adapters/wiring/node.ts';
import { createReportError, type ReportError } from '#core/kernel/errors/index.ts';
import { brokenLinks, cleanPaths, localeRedirects, noPreflights, readOnly } from '#server/http/addresses.ts';
import { assets } from '#server/http/assets.ts';
import { auth, authForm } from '#server/http/auth.ts';
import { chat } from '#server/http/chat.ts';
import { endedSessions } from '#server/http/ended-sessions.ts';
import { createErrorPage } from '#server/http/error-page.ts';
import { createAnswerError, errorPages } from '#server/http/errors.ts';
import { favicon } from '#server/http/favicon.ts';
import { createFinishedFiles } from '#server/http/finished-files.ts';
import { icons } from '#server/http/icons.ts';
import { createLoginLimit } from '#server/http/login-limit.ts';
import { webManifest } from '#server/http/manifest.ts';
import { media } from '#server/http/media.ts';
import type { OrderStreams } from '#server/http/order-stream.ts';
import { ordersExport } from '#server/http/orders-export.ts';
import { pageSpeed } from '#server/http/page-speed.ts';
import { pages } from '#server/http/pages.ts';
import { createPictureFolder } from '#server/http/picture-folder.ts';
import { createFetchPicture } from '#server/http/picture-source.ts';
import { pictures } from '#server/http/pictures.ts';
import { productsFeed } from '#server/http/products-feed.ts';
import { purgeHook } from '#server/http/purge-hook.ts';
import { callLimits, rateLimits } from '#server/http/rate-limits.ts';
import { findInTime, redirects } from '#server/http/redirects.ts';
import { createRequestContexts } from '#server/http/request-context.ts';
import { readTargets } from '#server/http/request-target.ts';
import { retryLater } from '#server/http/retry-later.ts';
import { robots } from '#server/http/robots.ts';
import { securityHeaders } from '#server/http/security.ts';
import { serviceWorker } from '#server/http/service-worker.ts';
import { cookieVaults, knownBrowsers } from '#server/http/session.ts';
import { createSharedShell, sharedShell } from '#server/http/shared-shell.ts';
import { sitemaps } from '#server/http/sitemaps.ts';
import { createSites } from '#server/http/sites.ts';
import { tellTime } from '#server/http/tell-time.ts';
import { partnersCalls, vitrinaGuard } from '#server/http/vitrina-guard.ts';
import { requestIdHeader } from '#server/operations/request-id.ts';
import { buildIdOf, pageSettings } from '#server/page-cache/build-id.ts';
import { composeCaching } from '#server/page-cache/compose.ts';
import { onTheFly } from '#server/page-cache/forms.ts';
import type { CacheReport } from '#server/page-cache/instance.ts';
import { loadBuild } from './build.ts';
import type { Config } from './config.ts';
import type { DevServer } from './dev-server.ts';
import { createRenderer } from './render.ts';
import type { ShopKeys } from './secrets.ts';

export interface AppOptions {
  readonly config: Config;
  readonly keys: ShopKeys;
  readonly providerUrl: string;
  readonly shop: Omit<NodeShop, 'close' | 'checks' | 'diagnoseProvider' | 'relay'>;
  readonly orderStreams: OrderStreams;
  readonly logger: Logger;
  /** Folder of the repository. */
  readonly root: string;
  /** Absent in production. */
  readonly devServer?: DevServer | undefined;
  /** Called with every response that is not served from memory. */
  readonly trackUnderWay: (response: ServerResponse) => void;
  /** Called with the page cache's report, for metrics. */
  readonly ofCache?: ((report: () => CacheReport) => void) | undefined;
  /** Called with each browser's report of how fast a page was. */
  readonly onPageSpeed?: ((speed: PageSpeed) => void) | undefined;
}

/** The built script of the offline page. */
const WORKER = 'dist/service-worker.js';

/** Reports errors to the configured tracker, if any (rule ERROR-8). */
const reporter = (address: string | undefined): ReportError =>
  address === undefined
    ? () => undefined
    : createReportError({ tracker: createHttpErrorTracker(address), clock: { now: () => Date.now() } });

/** Answers requests: in-memory pages first, then Express with its middleware in the order of this list. */
export const createApp = (options: AppOptions): RequestListener => {
  const { config, keys, providerUrl, shop, logger, root, devServer } = options;
  const { partners, loginTries } = shop;
  const dev = devServer !== undefined;
  const sites = createSites(config);
  const vaultOf = cookieVaults(keys.sessions);
  const contextOf = createRequestContexts(sites, shop.shopFor, vaultOf);
  const limit = createLoginLimit(loginTries, config.loginLimits);
  const signingIn = { partners, limit, browsers: knownBrowsers(keys.browsers), vaultOf, revoked: shop.revoked };
  const limiting = { tally: shop.tally, limits: config.rateLimits, contextOf };
  const files = createFinishedFiles({ epoch: shop.caching.purges.purgeAllMark });
  const shared = createSharedShell();
  const report = reporter(config.services.errorTracker);
  const render = createRenderer({
    root,
    dev,
    loadBuild: devServer?.loadBuild ?? (() => loadBuild(root)),
    logger,
    report,
    keepShell: shared.keep,
  });
  const errorPage = createErrorPage(render, { dev });
  const answerError = createAnswerError(errorPage, contextOf, logger);
  const fetchPicture = createFetchPicture({ providerUrl, logger });
  const findRedirect = findInTime(shop.findRedirect);
  const build = buildIdOf(root, { ...pageSettings(config), keys: keys.name });
  // In development pages are not cached.
  const caching = dev
    ? undefined
    : composeCaching({
        shop,
        render,
        errorPage,
        sites,
        hasMoved: async (path) => (await findRedirect(path, '')) !== undefined,
        build,
        maxBytes: config.pageCacheBytes,
        priceMaxAge: config.priceMaxAge,
        tagHeader: config.cdn?.tagHeader,
        logger,
      });
  if (caching) options.ofCache?.(caching.instance.report);
  // Open pages of the previous build still load its files.
  const builds = ['dist/client/assets', 'dist/earlier-assets'].map((folder) => assets(join(root, folder)));

  const pictureFolder = createPictureFolder(resolve(root, config.dataDir, 'pictures'), config.picturesBytes, logger);

  const app = express();
  app.disable('x-powered-by');
  app.set('case sensitive routing', true);
  app.set('trust proxy', config.proxyHops);
  app.use((_request, response, next) => {
    options.trackUnderWay(response);
    response.set(requestIdHeader());
    next();
  });
  app.use(retryLater);
  app.use(
    securityHeaders({
      dev,
      secure: config.shopOrigin.startsWith('https:'),
      services: config.services,
      chatOrigins: config.chatOrigins,
      siteOf: sites.siteOf,
    }),
  );
  app.use(sites.knownHostsOnly);
  app.use(noPreflights);
  app.use(compression({ brotli: { params: onTheFly } }));
  app.use(sharedShell(shared, contextOf));
  if (devServer) app.use(devServer.middleware);
  else app.use('/assets', ...builds);
  app.use(cleanPaths);
  app.use(endedSessions(vaultOf, shop.revoked));
  app.use(rateLimits(limiting));
  app.use(ORDER_STREAM, partnersCalls(contextOf), options.orderStreams.router);
  app.use(TIME_CALL, tellTime);
  app.use(PAGE_SPEED_CALL, pageSpeed(config.services.pageSpeed ? options.onPageSpeed : undefined));
  app.use('/api/auth', auth(signingIn, contextOf));
  app.use(
    '/api',
    partnersCalls(contextOf),
    mountBff(
      (request, response) => contextOf(request, response).shop,
      (request, response) => contextOf(request, response).isAuth(),
      callLimits(limiting),
    ),
  );
  app.use(authForm(signingIn, contextOf));
  // Only the embedded provider's chat is proxied.
  if (config.services.chat?.scriptUrl.startsWith('/')) app.use('/chat', chat(providerUrl));
  app.use('/hooks', purgeHook(config.purgeSecret, caching?.instance));
  app.use(readOnly);
  app.use('/_ipx', pictures(shop.pictures, fetchPicture, pictureFolder));
  app.use('/media', media(shop.pictures, fetchPicture));
  app.use(robots(contextOf));
  app.use(favicon(contextOf));
  app.use(icons(shop.pictures, fetchPicture, contextOf));
  app.use(webManifest(contextOf));
  app.use(serviceWorker({ build, file: dev || !config.offlinePage ? undefined : join(root, WORKER) }, contextOf));
  app.use(sitemaps(shop.siteIndex, contextOf, files));
  app.use(localeRedirects);
  app.use(redirects(findRedirect));
  app.use(brokenLinks);
  app.use(vitrinaGuard(contextOf, config.vitrinaOrigin));
  app.use(ordersExport(contextOf));
  app.use(productsFeed(shop.feed, contextOf, files));
  if (caching) app.use(caching.middleware);
  app.use(pages(render, contextOf, answerError));
  app.use(errorPages(answerError, logger));
  return readTargets(sites.knows, caching ? caching.listener(app) : app);
};
