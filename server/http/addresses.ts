import type { RequestHandler } from 'express';
import {
  defaultLocaleRedirect,
  isLocale,
  LOCALE_COOKIE,
  removeBrokenTail,
  rootRedirect,
  validatePath,
} from '#core/kernel/locale/index.ts';
import { BrandedError } from './branded-error.ts';
import { cookieOf } from './cookie.ts';

/** Refuses hostile paths; redirects `//x`, `/x/`, `/%78` and `/RO` to their canonical form (rules ROUTE-2, ROUTE-3, ROUTE-10). */
export const cleanPaths: RequestHandler = (request, response, next) => {
  const { pathname, search } = partsOf(request.originalUrl);
  const verdict = validatePath(pathname);
  if (verdict.kind === 'refuse') return next(new BrandedError(verdict.status));
  if (verdict.kind === 'redirect') return response.redirect(301, verdict.to + search);
  next();
};

/** Redirects broken links to the page that was meant (rule ROUTE-1). */
export const brokenLinks: RequestHandler = (request, response, next) => {
  const { pathname, search } = partsOf(request.originalUrl);
  const meant = removeBrokenTail(pathname);
  if (meant === pathname) return next();
  response.redirect(301, meant + search);
};

/** Redirects `/ru` to the default home (rule LOCALE-6) and `/` to the chosen language (rule LOCALE-4). */
export const localeRedirects: RequestHandler = (request, response, next) => {
  const { pathname, search } = partsOf(request.originalUrl);
  const home = defaultLocaleRedirect(pathname);
  if (home) return response.redirect(301, home + search);
  const chosen = cookieOf(request.get('cookie'), LOCALE_COOKIE);
  const target = rootRedirect(pathname, isLocale(chosen) ? chosen : undefined);
  if (pathname === '/') response.vary('cookie');
  if (target) return response.redirect(302, target + search);
  next();
};

/** 405 for all methods but GET and HEAD. */
export const readOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.set('allow', 'GET, HEAD');
  next(new BrandedError(405));
};

/** 405 for CORS preflights: no other site may call the shop. */
export const noPreflights: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS') return next();
  response.set('allow', 'GET, HEAD');
  next(new BrandedError(405));
};

/** Path and query of a URL. */
export const partsOf = (url: string): { pathname: string; search: string } => {
  const cut = url.indexOf('?');
  return cut < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, cut), search: url.slice(cut) };
};
