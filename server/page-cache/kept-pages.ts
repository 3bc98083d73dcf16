import type { Request, RequestHandler, Response } from 'express';
import { statusHeaders } from '#core/kernel/errors/index.ts';
import { type CacheUse, cacheUse, type Header, pageKey } from '#core/site/caching/index.ts';
import { hasToken } from '#server/http/session.ts';
import type { Sites } from '#server/http/sites.ts';
import type { KnownHints } from './early-hints.ts';
import { chooseForm } from './forms.ts';
import type { MadePage, Obtained, PageCache } from './page-cache.ts';
import { formOf, type PageAddress, type ReadyPage } from './ready-page.ts';
import { sendPage } from './send.ts';

export interface KeptPagesOptions {
  readonly cache: PageCache;
  readonly sites: Sites;
  readonly build: string;
  readonly hints: KnownHints;
  /** A form of the page was made that was not there before. */
  readonly onGrown: (page: ReadyPage) => void;
  readonly now: () => number;
}

/**
 * Answers every page that may be kept: from the cache, or by rendering it for all who wait (rules CACHE-2, CACHE-4 to
 * CACHE-6). What the cache has no business with goes on.
 */
export const keptPages = (options: KeptPagesOptions): RequestHandler => {
  const { cache, sites, build, hints } = options;
  const purposeOf = (request: Request): CacheUse => {
    const { method, originalUrl: url, headers } = request;
    return cacheUse({ method, url, vitrina: sites.siteOf(request).vitrina, hasToken: hasToken(headers.cookie) });
  };
  return async (request, response, next) => {
    const use = purposeOf(request);
    const path = request.originalUrl;
    if (use === 'none') return next();
    const site = sites.siteOf(request);
    const address: PageAddress = { key: pageKey({ origin: sites.originOf(request), path, build }), path, site };
    if (use === 'read') {
      const page = await cache.look(address);
      return page ? sendKept(request, response, { page, cache: 'hit' }, options) : next();
    }
    hintEarly(request, response, hints.of(path));
    const obtained = await cache.obtain(address, fixedHeaders(response));
    if (obtained.kind === 'made') sendMade(response, obtained.page);
    else await sendKept(request, response, obtained, options);
  };
};

/** Browsers alone are hinted, while they wait for a page to look at: other programs may take a 103 for the answer. */
const hintEarly = (request: Request, response: Response, links: readonly string[]): void => {
  if (links.length > 0 && request.get('sec-fetch-mode') === 'navigate') response.writeEarlyHints({ link: [...links] });
};

/** What every answer of this host has: what middleware has written by now, but for the request's own name. */
const fixedHeaders = (response: Response): readonly Header[] =>
  Object.entries(response.getHeaders())
    .filter(([name]) => name !== 'x-request-id')
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]);

const sendKept = async (
  request: Request,
  response: Response,
  { page, cache }: { page: ReadyPage; cache: Extract<Obtained, { kind: 'kept' }>['cache'] },
  { onGrown, now }: KeptPagesOptions,
): Promise<void> => {
  const wanted = chooseForm(request.headers['accept-encoding']);
  const isNew = page.forms[wanted] === undefined;
  const form = await formOf(page, wanted);
  if (isNew) onGrown(page);
  const id = String(response.getHeader('x-request-id'));
  // The page brings all headers that its answer has.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  sendPage(request, response, { page, form, id, now: now(), cache });
};

const sendMade = (response: Response, { status, own, html }: MadePage): void => {
  for (const [name, value] of own) response.set(name, value);
  response.set('cache-control', 'no-cache').set(statusHeaders(status));
  const [, location] = own.find(([name]) => name === 'location') ?? [];
  if (location === undefined) response.status(status).send(html);
  else response.redirect(status, location);
};
