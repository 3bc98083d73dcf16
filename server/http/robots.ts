import type { RequestHandler } from 'express';
import { LOCAL_HOST, robotsText } from '#core/kernel/locale/index.ts';
import { SITEMAP_INDEX } from './sitemaps.ts';
import type { VisitOf } from './visits.ts';

/** How long a robots.txt may be kept, s. */
const MAX_AGE_S = 3_600;

/**
 * What robots are asked, for each known host (rules ROUTE-8, ROUTE-9). The vitrina has no sitemap: nothing of it can be
 * read without signing in.
 */
export const robots =
  (visitOf: VisitOf): RequestHandler =>
  (request, response, next) => {
    if (request.path !== '/robots.txt') return next();
    const { site } = visitOf(request, response);
    const origin = request.headers.host === LOCAL_HOST ? `http://${LOCAL_HOST}` : site.origin;
    const text = robotsText(origin, site.vitrina ? [] : [SITEMAP_INDEX]);
    response.set('cache-control', `public, max-age=${MAX_AGE_S}`).type('text').send(text);
  };
