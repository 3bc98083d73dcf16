import type { RequestHandler } from 'express';

/** Answers after which the same request may go well: too many, and whatever the shop itself could not do. */
const PASSING = [429, 502, 503, 504];
/** When to come again unless the answer knows better, s. */
const AGAIN_S = '5';

/** Says when to come again, with every answer that is not the last word; what has said so already is left as it is. */
export const retryLater: RequestHandler = (_request, response, next) => {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...rest: never[]) => {
    if (PASSING.includes(status) && !response.hasHeader('retry-after')) response.setHeader('retry-after', AGAIN_S);
    return writeHead.call(response, status, ...rest);
  }) as typeof writeHead;
  next();
};
