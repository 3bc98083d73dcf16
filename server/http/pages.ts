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
 * Renders every address that nothing before has answered; a partner's once their token is confirmed (rule AUTH-14). What is
 * made of the same as when it was last sent goes out again as it is (rule CACHE-19).
 */
export const pages = (render: RenderPage, contextOf: ContextOf, answerError: AnswerError): RequestHandler => {
  const sent = createSentPages();
  return async (request, response) => {
    const gone = new AbortController();
    // After an answer that went out whole there is nothing to call off.
    response.on('close', () => response.writableFinished || gone.abort());
    const context = contextOf(request, response);
    const { site, listView } = context;
    const shop = withTimeLimit(context.shop);
    const url = request.originalUrl;
    // Whoever is led to the sign-in page with a token is not signed in with it.
    const isAuth = context.isAuth() && !isAuthPath(request.path);
    const rendering = render({ kind: 'address', url, site, shop, isAuth, listView }, gone.signal);
    if (isAuth) {
      // Whatever became of it, a page of a session that is over is nobody's to see, nor one that nobody has confirmed.
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

/**
 * Whether the provider takes the session's token when its page is there (rule AUTH-14): asked beside the rendering, so that
 * it costs no time.
 */
const confirmSession = async (context: RequestContext, rendering: Promise<unknown>, path: string): Promise<boolean> => {
  const { locale } = splitLocale(path);
  const [sellers] = await Promise.all([context.shop.sellers.list({ locale }), rendering.catch(() => undefined)]);
  return sellers.ok;
};
