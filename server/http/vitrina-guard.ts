import type { RequestHandler } from 'express';
import { refuse } from '#adapters/bff/refuse.ts';
import { isAuthPath, isVitrinaPath, RETURN, returnAddress, vitrinaRedirect } from '#core/kernel/auth/index.ts';
import { splitLocale } from '#core/kernel/locale/index.ts';
import type { ContextOf } from './request-context.ts';

/** Calls of the vitrina are answered to partners alone (rule AUTH-4). */
export const partnersCalls =
  (contextOf: ContextOf): RequestHandler =>
  (request, response, next) => {
    const { site, isAuth } = contextOf(request, response);
    if (!site.vitrina || isAuth()) return next();
    response.set('cache-control', 'no-store');
    refuse(response, 401, 'unauthorised');
  };

/**
 * Who may see which page: a stranger to the vitrina is led to its sign-in page before anything is rendered (rule
 * AUTH-4), a partner who is signed in already from there to where they were going (rule AUTH-6), and a visitor of the
 * shop from the vitrina's own addresses to its host (rule AUTH-9). Nothing of the vitrina is kept by anybody.
 */
export const vitrinaGuard = (contextOf: ContextOf, vitrinaOrigin: string): RequestHandler => {
  const vitrinaHost = new URL(vitrinaOrigin).host;
  return async (request, response, next) => {
    const context = contextOf(request, response);
    const { vitrina, origin } = context.site;
    if (!vitrina) {
      const elsewhere = isVitrinaPath(request.path) && new URL(origin).host !== vitrinaHost;
      return elsewhere ? response.redirect(302, vitrinaOrigin + request.originalUrl) : next();
    }
    response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const target = vitrinaRedirect({ vitrina, isAuth: context.isAuth(), address: request.originalUrl });
    if (target) return response.redirect(302, target);
    if (!isAuthPath(request.path) || !context.isAuth()) return next();
    const { locale } = splitLocale(request.path);
    // A cookie alone proves nothing: a token that is over would lead back here without end.
    const confirmed = await context.shop.sellers.list({ locale });
    if (!confirmed.ok || !context.isAuth()) return next();
    const kept = request.query[RETURN];
    response.redirect(302, returnAddress(typeof kept === 'string' ? kept : undefined, locale));
  };
};
