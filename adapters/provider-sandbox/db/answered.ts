import { createHash } from 'node:crypto';
import type { Sql } from './sql.ts';

export type Once<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The key was used with another body. */
  | { readonly kind: 'conflict' };

export interface OnceRequest {
  /** Keys of different scopes are independent. */
  readonly scope: string;
  /** Without a key nothing is remembered. */
  readonly key: string | undefined;
  /** The validated request. */
  readonly body: unknown;
  readonly now: number;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes answers older than 30 days. */
export const forgetOldAnswers = (sql: Sql, now: number): void => {
  sql.run('DELETE FROM answered WHERE created_at < ?', now - KEPT_MS);
};

/**
 * Runs `work` once for each key. The same key and body return the stored answer; another body is a conflict. All is one
 * transaction, so parallel requests run it once and a crash leaves all or nothing. When `work` throws, the key stays
 * free.
 */
export const once = <Answer>(sql: Sql, request: OnceRequest, work: () => Answer): Once<Answer> =>
  sql.transaction(() => {
    const { scope, key, body, now } = request;
    if (key === undefined) return { kind: 'answered', answer: work() };
    const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const known = sql.get<{ fingerprint: string; answer: string }>(
      'SELECT fingerprint, answer FROM answered WHERE scope = ? AND key = ?',
      ...[scope, key],
    );
    if (known?.fingerprint === fingerprint) return { kind: 'answered', answer: JSON.parse(known.answer) as Answer };
    if (known) return { kind: 'conflict' };
    const answer = work();
    sql.run('INSERT INTO answered VALUES (?, ?, ?, ?, ?)', scope, key, fingerprint, JSON.stringify(answer), now);
    return { kind: 'answered', answer };
  });
