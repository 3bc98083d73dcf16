import type { Request, Response } from 'express';
import type { TokenVault } from '#core/auth/index.ts';
import { cookieOf } from './addresses.ts';

/** The cookie of a partner's token: of this host alone, over a safe connection alone, out of reach of scripts. */
const COOKIE = '__Host-shtoken';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** Where the token of a request's partner is kept: a cookie that only this server reads. */
export const cookieVault = (request: Request, response: Response): TokenVault => ({
  load: () => {
    try {
      return decodeURIComponent(cookieOf(request.get('cookie'), COOKIE) ?? '') || undefined;
    } catch {
      return undefined;
    }
  },
  keep: (token) => void response.cookie(COOKIE, token, cookieOptions),
  clear: () => void response.clearCookie(COOKIE, cookieOptions),
});
