import { createHash } from 'node:crypto';
import type { Request } from 'express';
import * as v from 'valibot';
import type { Sql } from '#adapters/provider-sandbox/db/sql.ts';
import { messages } from '#adapters/provider-sandbox/orders/messages.ts';
import { badRequest, HttpError } from './errors.ts';
import type { Provider } from './provider.ts';
import { localeOf } from './request.ts';

const KEY = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes answers older than 30 days. */
export const deleteOldAnswers = (sql: Sql, now: number): void => {
  sql.run('DELETE FROM answered WHERE created_at < ?', now - KEPT_MS);
};

/**
 * Runs `work` once for each `Idempotency-Key`; without the header, every time. The same key and body return the stored
 * answer; another body is 409. Keys of different scopes are independent. All is one transaction, so parallel requests
 * run it once and a crash leaves all or nothing. When `work` throws, the key stays free.
 */
export const runOnce = <Answer>(
  { sql, now }: Provider,
  request: Request,
  { scope, body }: { readonly scope: string; readonly body: unknown },
  work: () => Answer,
): Answer => {
  const key = request.get('idempotency-key');
  if (key !== undefined && !v.is(KEY, key)) throw badRequest('Idempotency-Key: 8 to 200 characters are expected');
  return sql.transaction(() => {
    if (key === undefined) return work();
    const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const known = sql.get<{ fingerprint: string; answer: string }>(
      'SELECT fingerprint, answer FROM answered WHERE scope = ? AND key = ?',
      ...[scope, key],
    );
    if (known?.fingerprint === fingerprint) return JSON.parse(known.answer) as Answer;
    if (known)
      throw new HttpError(409, { code: 'idempotency_conflict', message: messages.conflict[localeOf(request)] });
    const answer = work();
    sql.insert('answered', { scope, key, fingerprint, answer: JSON.stringify(answer), created_at: now() });
    return answer;
  });
};
