import type { Middleware, SessionService } from '@vendure/core';
import type { RequestHandler } from 'express';

const UNAUTHORISED = 401;

/** Takes a partner's session token from the header `shtoken`; one that is no session any more is answered with 401. */
export const acceptPartnerTokens = (shopApiPath: string, sessions: () => SessionService): Middleware => {
  const handler: RequestHandler = async (request, response, next) => {
    const token = request.get('shtoken');
    if (token === undefined) return next();
    const session = await sessions().getSessionFromToken(token);
    if (!session?.user) return void response.status(UNAUTHORISED).json({ message: 'The session has ended' });
    request.headers.authorization = `Bearer ${token}`;
    next();
  };
  return { route: `/${shopApiPath}`, handler, beforeListen: true };
};
