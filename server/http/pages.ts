import type { Request, RequestHandler } from 'express';
import { isNoindex } from '#core/locale/index.ts';
import type { Site } from '#ui/app/head.ts';
import type { RenderPage } from '../render.ts';
import { BrandedError } from './errors.ts';

/** Renders every address that nothing before has answered. */
export const pages =
  (render: RenderPage, siteOf: (request: Request) => Site): RequestHandler =>
  async (request, response, next) => {
    // Vike's own data requests are not used here, and odd ones have ended servers.
    if (request.path.includes('.pageContext.json')) return next(new BrandedError(404));
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const page = await render({ kind: 'address', url: request.originalUrl, site: siteOf(request) }, gone.signal);
    if (page.kind === 'redirect') return response.redirect(page.status, page.location);
    if (isNoindex(request.originalUrl)) response.set('x-robots-tag', 'noindex');
    response.status(page.status).type('html').set('cache-control', 'no-cache').send(page.html);
  };
