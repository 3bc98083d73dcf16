import type { RequestHandler } from 'express';
import { withTimeLimit } from '#adapters/wiring/time-limit.ts';
import { vitrinaRedirect } from '#core/kernel/auth/index.ts';
import { statusHeaders } from '#core/kernel/errors/index.ts';
import { isNoindex, splitLocale } from '#core/kernel/locale/index.ts';
import type { RenderPage } from '#server/render.ts';
import type { Visit, VisitOf } from './visits.ts';

/** Renders every address that nothing before has answered. */
export const pages =
  (render: RenderPage, visitOf: VisitOf): RequestHandler =>
  async (request, response) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const visit = visitOf(request, response);
    const { site } = visit;
    const shop = withTimeLimit(visit.shop);
    const url = request.originalUrl;
    const isAuth = visit.isAuth();
    const rendering = render({ kind: 'address', url, site, shop, isAuth }, gone.signal);
    // Whatever became of it, a page of a session that is over is nobody's to see.
    if (isAuth && !(await isSessionStillValid({ ...visit, shop }, rendering, request.path)))
      return response.redirect(302, vitrinaRedirect({ vitrina: true, isAuth: false, address: url }) ?? '/');
    const page = await rendering;
    if (page.kind === 'redirect') return response.redirect(page.status, page.location);
    if (page.noindex || isNoindex(url)) response.set('x-robots-tag', 'noindex');
    const caching = site.vitrina ? 'no-store' : 'no-cache';
    response.status(page.status).set(statusHeaders(page.status));
    response.type('html').set('cache-control', caching).send(page.html);
  };

/** Whether the session is still good when its page is there: asked beside the rendering, so that it costs no time. */
const isSessionStillValid = async (visit: Visit, rendering: Promise<unknown>, path: string): Promise<boolean> => {
  const { locale } = splitLocale(path);
  await Promise.allSettled([rendering, visit.shop.sellers.list({ locale })]);
  return visit.isAuth();
};
