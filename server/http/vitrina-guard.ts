import type { RequestHandler } from 'express';
import { refuse } from '#adapters/bff/refuse.ts';
import { isAuthPath, isVitrinaPath, RETURN, returnAddress, vitrinaRedirect } from '#core/kernel/auth/index.ts';
import { splitLocale } from '#core/kernel/locale/index.ts';
import type { ContextOf } from './request-context.ts';

/** Refuses calls of the vitrina without a session (rule AUTH-4). */
export const partnersCalls =
  (contextOf: ContextOf): RequestHandler =>
  (request, response, next) => {
    const { site, isAuth } = contextOf(request, response);
    if (!site.vitrina || isAuth()) return next();
    response.set('cache-control', 'no-store');
    refuse(response, 401, 'unauthorised');
  };

/**
 * Redirects strangers to the sign-in page (rule AUTH-4), signed-in partners from there to their destination (rule AUTH-6),
 * and visitors from the vitrina's addresses to its host (rule AUTH-9). Pages of the vitrina are not cached.
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
    // An expired token would redirect back here without end.
    const confirmed = await context.shop.sellers.list({ locale });
    if (!confirmed.ok || !context.isAuth()) return next();
    const kept = request.query[RETURN];
    response.redirect(302, returnAddress(typeof kept === 'string' ? kept : undefined, locale));
  };
};
