import type { RequestHandler } from 'express';
import type { FindRedirect } from '#core/kernel/locale/index.ts';
import { partsOf } from './addresses.ts';

/** How long a page waits for its redirect, ms. */
const WAIT_MS = 100;
/** How long browsers cache a redirect, s. */
const MAX_AGE_S = 3_600;

/** The redirect if it is found in time, else undefined. */
export const findInTime =
  (findRedirect: FindRedirect): FindRedirect =>
  async (pathname, search) => {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, WAIT_MS, undefined);
    const target = await Promise.race([findRedirect(pathname, search), late.promise]);
    clearTimeout(timer);
    return target;
  };

/** Redirects moved paths permanently, with their query (rules REDIRECT-2, REDIRECT-3). */
export const redirects =
  (findRedirect: FindRedirect): RequestHandler =>
  async (request, response, next) => {
    const { pathname, search } = partsOf(request.originalUrl);
    const target = await findRedirect(pathname, search);
    if (target === undefined) return next();
    response.set('cache-control', `public, max-age=${MAX_AGE_S}`).redirect(301, target);
  };
