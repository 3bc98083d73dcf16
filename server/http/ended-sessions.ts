import type { RequestHandler } from 'express';
import type { RevokedTokens } from '#core/kernel/auth/index.ts';
import { hasToken, type VaultOf, withoutToken } from './session.ts';

/** Removes a token that was signed out or was never issued by the shop (rule AUTH-13). */
export const endedSessions =
  (vaultOf: VaultOf, revoked: Pick<RevokedTokens, 'has'>): RequestHandler =>
  async (request, response, next) => {
    if (!hasToken(request.headers.cookie)) return next();
    const vault = vaultOf(request, response);
    const token = vault.load();
    if (token === undefined || (await revoked.has(token))) {
      request.headers.cookie = withoutToken(request.headers.cookie);
      vault.clear();
    }
    next();
  };
