import type { RequestHandler } from 'express';
import { LOCAL_HOST, robotsText } from '#core/kernel/locale/index.ts';
import type { ContextOf } from './request-context.ts';
import { SITEMAP_INDEX } from './sitemaps.ts';

/** How long a robots.txt may be kept, s. */
const MAX_AGE_S = 3_600;

/** robots.txt of each known host (rules ROUTE-8, ROUTE-9); the vitrina has no sitemap. */
export const robots =
  (contextOf: ContextOf): RequestHandler =>
  (request, response, next) => {
    if (request.path !== '/robots.txt') return next();
    const { site } = contextOf(request, response);
    const origin = request.headers.host === LOCAL_HOST ? `http://${LOCAL_HOST}` : site.origin;
    const text = robotsText(origin, site.vitrina ? [] : [SITEMAP_INDEX]);
    response.set('cache-control', `public, max-age=${MAX_AGE_S}`).type('text').send(text);
  };
