import { createHash } from 'node:crypto';
import type { Sql } from './sql.ts';

export type Once<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The key was used for something else. */
  | { readonly kind: 'conflict' };

export interface OnceRequest {
  /** What kind of thing is asked for; keys of different kinds do not meet. */
  readonly scope: string;
  /** Absent: nothing is remembered. */
  readonly key: string | undefined;
  /** What is asked for, after it was checked. */
  readonly body: unknown;
  readonly now: number;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Drops answers so old that nobody is still asking for them again. */
export const forgetOldAnswers = (sql: Sql, now: number): void => {
  sql.run('DELETE FROM answered WHERE created_at < ?', now - KEPT_MS);
};

/**
 * Does something once a key: the same key and body get the same answer, the same key with another body is a conflict.
 * Looking, working and remembering are one transaction, so equal requests that arrive together do it once, and a crash
 * leaves either all or nothing. `work` that throws is not remembered and may be tried again under the same key.
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
