import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Names every request and logs how it ended: method, path without query, status and ms. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    const startedAt = performance.now();
    response.set('x-request-id', id);
    response.on('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      logger.debug({ id, method: request.method, path: request.path, status: response.statusCode, ms }, 'request');
    });
    next();
  };
