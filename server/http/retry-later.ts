import type { RequestHandler } from 'express';

/** Statuses after which a retry may succeed. */
const PASSING = [429, 502, 503, 504];
/** Default Retry-After, s. */
const AGAIN_S = '5';

/** Adds Retry-After to answers that may be retried. */
export const retryLater: RequestHandler = (_request, response, next) => {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (PASSING.includes(status) && !response.hasHeader('retry-after')) response.setHeader('retry-after', AGAIN_S);
    return writeHead.call(response, status, ...rest);
  }) as typeof writeHead;
  next();
};
