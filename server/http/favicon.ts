import type { RequestHandler } from 'express';
import { DEFAULT_LOCALE, safePath } from '#core/kernel/locale/index.ts';
import { BrandedError } from './branded-error.ts';
import type { ContextOf } from './request-context.ts';

/** How long browsers cache the redirect, s. */
const MAX_AGE_S = 3_600;

/** Redirects `/favicon.ico` to the icon of the settings; 404 without one. */
export const favicon =
  (contextOf: ContextOf): RequestHandler =>
  async (request, response, next) => {
    if (request.path !== '/favicon.ico') return next();
    const settings = await contextOf(request, response).shop.settings.global({ locale: DEFAULT_LOCALE });
    const icon = settings.ok ? settings.value.favicon : '';
    const target = icon.startsWith('https://') ? icon : safePath(icon);
    if (!target) return next(new BrandedError(404));
    response.set('cache-control', `public, max-age=${MAX_AGE_S}`).redirect(302, target);
  };
