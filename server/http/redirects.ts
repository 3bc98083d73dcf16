import type { RequestHandler } from 'express';
import type { FindRedirect } from '#core/kernel/locale/index.ts';
import { partsOf } from './addresses.ts';

/** How long a page waits to learn whether its path has moved, ms: all moves of a chain together. */
const WAIT_MS = 100;
/** How long a browser may remember a move, s: a mistaken one must not stay for ever. */
const MAX_AGE_S = 3_600;

/** The same answer as long as it comes in time; later than that the path counts as not moved. */
export const findInTime =
  (findRedirect: FindRedirect): FindRedirect =>
  async (pathname, search) => {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, WAIT_MS, undefined);
    const target = await Promise.race([findRedirect(pathname, search), late.promise]);
    clearTimeout(timer);
    return target;
  };

/** Sends visits of moved paths to where they have moved, for good and with their query (rules REDIRECT-2, REDIRECT-3). */
export const redirects =
  (findRedirect: FindRedirect): RequestHandler =>
  async (request, response, next) => {
    const { pathname, search } = partsOf(request.originalUrl);
    const target = await findRedirect(pathname, search);
    if (target === undefined) return next();
    response.set('cache-control', `public, max-age=${MAX_AGE_S}`).redirect(301, target);
  };
