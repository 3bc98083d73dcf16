import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { HttpError } from './errors.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Requires the static token; compares in constant time. */
export const staticToken = (header: string, token: string): RequestHandler => {
  const expected = digest(token);
  return (request, _response, next) => {
    const isRight = timingSafeEqual(digest(request.get(header) ?? ''), expected);
    next(
      isRight ? undefined : new HttpError(401, { code: 'static_token', message: `The header ${header} is not right` }),
    );
  };
};
