import type { ErrorRequestHandler, RequestHandler } from 'express';

/** An error with a status and a body for the caller. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The request breaks the contract. */
export const badRequest = (message: string): HttpError => new HttpError(400, { code: 'invalid_request', message });

/** A rule of the shop rejects the request; messages are in the request's language. */
export const validationError = (...messages: readonly string[]): HttpError =>
  new HttpError(400, { non_field_errors: messages });

export const notFound = (message: string): HttpError => new HttpError(404, { code: 'not_found', message });

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

export const checkMethod: RequestHandler = (request, _response, next) => {
  next(METHODS.includes(request.method) ? undefined : new HttpError(405, methodNotAllowed(request.method)));
};

export const routeNotFound: RequestHandler = (request, _response, next) => {
  next(notFound(`There is no ${request.method} ${request.path}`));
};

const methodNotAllowed = (method: string) => ({ code: 'method_not_allowed', message: `${method} is not used here` });

/** Errors of the body parser, by type. */
const parserErrors: Readonly<Record<string, HttpError>> = {
  'entity.parse.failed': new HttpError(400, { code: 'malformed_json', message: 'The body is not valid JSON' }),
  'entity.too.large': new HttpError(413, { code: 'too_large', message: 'The body is too large' }),
  'encoding.unsupported': new HttpError(415, {
    code: 'unsupported_encoding',
    message: 'The encoding is not supported',
  }),
  'charset.unsupported': new HttpError(415, { code: 'unsupported_charset', message: 'The charset is not supported' }),
};

/**
 * Answers every error as JSON. Unexpected errors are logged with method and path only, because bodies and parser
 * messages contain personal data.
 */
export const errorHandler =
  (log: (line: string) => void): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = toHttpError(error);
    if (known) return void response.status(known.status).json(known.body);
    const name = error instanceof Error ? `${error.name}: ${error.stack?.split('\n')[1]?.trim() ?? ''}` : 'unknown';
    log(`${request.method} ${request.path} failed, ${name}`);
    response.status(500).json({ code: 'internal', message: 'Internal Server Error' });
  };

const toHttpError = (error: unknown): HttpError | undefined => {
  if (error instanceof HttpError) return error;
  if (error instanceof URIError) return badRequest('The address is not valid');
  if (typeof error !== 'object' || error === null) return undefined;
  const { type, status } = error as { type?: unknown; status?: unknown };
  const known = typeof type === 'string' ? parserErrors[type] : undefined;
  if (known) return known;
  const isClientError = typeof status === 'number' && status >= 400 && status < 500;
  return isClientError
    ? new HttpError(status, { code: 'invalid_request', message: 'The request cannot be read' })
    : undefined;
};
