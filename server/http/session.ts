import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { TokenVault } from '#core/kernel/auth/index.ts';
import { cookieOf } from './cookie.ts';

/** The cookie of a partner's token: of this host alone, over a safe connection alone, out of reach of scripts. */
const COOKIE = '__Host-shtoken';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** Whether a request carries a partner's token, by its `Cookie`: what it is given is nobody else's to see. */
export const hasToken = (cookie: string | undefined): boolean => cookie?.includes(`${COOKIE}=`) ?? false;

/** Where the token of a request's partner is kept: a cookie that only this server reads. An answer under way keeps it. */
export const cookieVault = (request: Request, response: Response): TokenVault => ({
  load: () => {
    try {
      return decodeURIComponent(cookieOf(request.get('cookie'), COOKIE) ?? '') || undefined;
    } catch {
      return undefined;
    }
  },
  keep: (token) => void response.cookie(COOKIE, token, cookieOptions),
  clear: () => {
    if (!response.headersSent) response.clearCookie(COOKIE, cookieOptions);
  },
});

/** The cookie that tells this server, by a hash, who signed in here last; it outlives the session and signs nobody in. */
const LAST_COOKIE = '__Host-last';
const LAST_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether this is the login of who was signed in here last; from now on it is (rule AUTH-12). */
export const isLastLogin = (request: Request, response: Response, login: string): boolean => {
  const mark = createHash('sha256').update(login.trim()).digest('base64url');
  response.cookie(LAST_COOKIE, mark, { ...cookieOptions, maxAge: LAST_MS });
  return cookieOf(request.get('cookie'), LAST_COOKIE) === mark;
};
