import type { Request, RequestHandler, Response } from 'express';
import type { Header } from '#adapters/cache/shared-pages.ts';
import { statusHeaders } from '#core/kernel/errors/index.ts';
import { cacheUse, pageKey } from '#core/site/caching/index.ts';
import { hasToken } from '#server/http/session.ts';
import type { Sites } from '#server/http/sites.ts';
import { chooseForm } from './forms.ts';
import type { CacheAnswer, PageCache } from './page-cache.ts';
import type { RenderedPage } from './page-maker.ts';
import { formOf, type PageAddress, type ReadyPage } from './ready-page.ts';
import { sendPage } from './send.ts';

export interface MiddlewareOptions {
  readonly cache: PageCache;
  readonly sites: Sites;
  readonly build: string;
  /** Called when a page got another form. */
  readonly onResize: (page: ReadyPage) => void;
  readonly now: () => number;
}

/**
 * Answers every page that may be stored, from the cache or by rendering it once for all who wait (rules CACHE-2, CACHE-4 to
 * CACHE-6). Every other request passes.
 */
export const pageCacheMiddleware = (options: MiddlewareOptions): RequestHandler => {
  const { cache, sites, build } = options;
  return async (request, response, next) => {
    const { method, originalUrl: path, headers } = request;
    const site = sites.siteOf(request);
    const use = cacheUse({ method, url: path, vitrina: site.vitrina, hasToken: hasToken(headers.cookie) });
    if (use === 'none') return next();
    const address: PageAddress = { key: pageKey({ origin: sites.originOf(request), path, build }), path, site };
    if (use === 'read') {
      const page = await cache.find(address);
      return page ? sendStored(request, response, { page, cache: 'hit' }, options) : next();
    }
    const answer = await cache.get(address, hostHeaders(response));
    if (answer.kind === 'rendered') sendRendered(response, answer.page);
    else await sendStored(request, response, answer, options);
  };
};

/** The headers that middleware has set by now, without the request's own id. */
const hostHeaders = (response: Response): readonly Header[] =>
  Object.entries(response.getHeaders())
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]);

const sendStored = async (
  request: Request,
  response: Response,
  { page, cache }: { page: ReadyPage; cache: Extract<CacheAnswer, { kind: 'stored' }>['cache'] },
  { onResize, now }: MiddlewareOptions,
): Promise<void> => {
  const wanted = chooseForm(request.headers['accept-encoding']);
  const isNew = page.forms[wanted] === undefined;
  const form = await formOf(page, wanted);
  if (isNew) onResize(page);
  const id = String(response.getHeader('x-request-id'));
  // The page brings all headers of its answer.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  sendPage(request, response, { page, form, id, now: now(), cache });
};

const sendRendered = (response: Response, { status, pageHeaders, html }: RenderedPage): void => {
  for (const [name, value] of pageHeaders) response.set(name, value);
  response.status(status).set('cache-control', 'no-cache').set(statusHeaders(status)).send(html);
};
