import type { RequestHandler } from 'express';
import { withTimeLimit } from '#adapters/wiring/time-limit.ts';
import { isAuthPath, vitrinaRedirect } from '#core/kernel/auth/index.ts';
import { isNoindex, isPrivateLink, splitLocale } from '#core/kernel/locale/index.ts';
import { chooseFormForOnce } from '#server/page-cache/forms.ts';
import type { RenderPage } from '#server/render.ts';
import { BrandedError } from './branded-error.ts';
import type { AnswerError } from './errors.ts';
import type { ContextOf, RequestContext } from './request-context.ts';
import { createSentPages } from './sent-pages.ts';

/**
 * Renders all other addresses; a partner's once their token is confirmed (rule AUTH-14). A page whose data has not changed
 * is sent again (rule CACHE-19).
 */
export const pages = (render: RenderPage, contextOf: ContextOf, answerError: AnswerError): RequestHandler => {
  const sent = createSentPages();
  return async (request, response) => {
    const gone = new AbortController();
    response.on('close', () => response.writableFinished || gone.abort());
    const context = contextOf(request, response);
    const { site, listView, viewer } = context;
    const shop = withTimeLimit(context.shop);
    const url = request.originalUrl;
    // The sign-in page is shown signed out.
    const isAuth = context.isAuth() && !isAuthPath(request.path);
    const rendering = render({ kind: 'address', url, site, shop, isAuth, listView, viewer }, gone.signal);
    if (isAuth) {
      // Never send a page of an expired or unconfirmed session.
      const confirmed = await confirmSession({ ...context, shop }, rendering, request.path);
      if (!context.isAuth())
        return response.redirect(302, vitrinaRedirect({ vitrina: true, isAuth: false, address: url }) ?? '/');
      if (!confirmed) throw new BrandedError(503);
    }
    const rendered = await rendering;
    if (rendered.kind === 'redirect') return response.redirect(rendered.status, rendered.location);
    if (rendered.kind === 'failure') return answerError(request, response, rendered.status);
    const form = chooseFormForOnce(request.headers['accept-encoding']);
    const { body, status, noindex } = sent.again(site.origin + url, rendered, form);
    if (noindex || isNoindex(url)) response.set('x-robots-tag', 'noindex');
    const caching = site.vitrina || isPrivateLink(url) ? 'no-store' : 'no-cache';
    if (form !== 'identity') response.set('content-encoding', form);
    response.status(status).type('html').set('cache-control', caching).vary('accept-encoding').send(body);
  };
};

/** Whether the provider accepts the token (rule AUTH-14); asked during the rendering to cost no time. */
const confirmSession = async (context: RequestContext, rendering: Promise<unknown>, path: string): Promise<boolean> => {
  const { locale } = splitLocale(path);
  const [sellers] = await Promise.all([context.shop.sellers.list({ locale }), rendering.catch(() => undefined)]);
  return sellers.ok;
};
