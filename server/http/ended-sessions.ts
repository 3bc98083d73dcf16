import type { RequestHandler } from 'express';
import type { RevokedTokens } from '#core/kernel/auth/index.ts';
import { cookieVault, withoutToken } from './session.ts';

/** Takes a token that was signed out with for none, whoever has kept it (rule AUTH-13). */
export const endedSessions =
  (revoked: RevokedTokens): RequestHandler =>
  async (request, response, next) => {
    const vault = cookieVault(request, response);
    const token = vault.load();
    if (token !== undefined && (await revoked.has(token))) {
      request.headers.cookie = withoutToken(request.headers.cookie);
      vault.clear();
    }
    next();
  };
