import type { RequestHandler } from 'express';
import { refuse } from '#adapters/bff/refuse.ts';
import { ok } from '#core/kernel/shared/index.ts';

/** The server's time, ms since the epoch, uncached (rule BROWSING-15). */
export const tellTime: RequestHandler = (request, response) => {
  response.set('cache-control', 'no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'method_not_allowed');
  response.json(ok(Date.now()));
};
