import type { Request } from 'express';
import * as v from 'valibot';
import { messages } from '#adapters/provider-sandbox/orders/messages.ts';
import { badRequest, HttpError } from './errors.ts';
import { localeOf } from './request.ts';

const KEY = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

/** The `Idempotency-Key` header; undefined when absent. */
export const idempotencyKey = (request: Request): string | undefined => {
  const key = request.get('idempotency-key');
  if (key === undefined || v.is(KEY, key)) return key;
  throw badRequest('Idempotency-Key: 8 to 200 characters are expected');
};

export const keyConflict = (request: Request): HttpError =>
  new HttpError(409, { code: 'idempotency_conflict', message: messages.conflict[localeOf(request)] });
