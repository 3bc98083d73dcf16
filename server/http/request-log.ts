import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Logs how a request ends: id, method, path without query, status and ms. */
export type LogEnd = (
  response: ServerResponse,
  request: { readonly id: string; readonly method: string; readonly path: string },
) => void;

export const createLogEnd =
  (logger: Logger): LogEnd =>
  (response, request) => {
    const startedAt = performance.now();
    response.on('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      logger.debug({ ...request, status: response.statusCode, ms }, 'request');
    });
  };

/** Names every request and logs how it ended. */
export const requestLog =
  (logEnd: LogEnd): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    response.set('x-request-id', id);
    logEnd(response, { id, method: request.method, path: request.path });
    next();
  };
