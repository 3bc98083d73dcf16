import type { Request } from 'express';
import * as v from 'valibot';
import { refusals } from '#adapters/provider-sandbox/orders/words.ts';
import { invalid, Refusal } from './errors.ts';
import { localeOf } from './request.ts';

const KEY = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

/** The `Idempotency-Key` header; undefined when absent. */
export const idempotencyKey = (request: Request): string | undefined => {
  const key = request.get('idempotency-key');
  if (key === undefined || v.is(KEY, key)) return key;
  throw invalid('Idempotency-Key: 8 to 200 characters are expected');
};

export const keyConflict = (request: Request): Refusal =>
  new Refusal(409, { code: 'idempotency_conflict', message: refusals.conflict[localeOf(request)] });
