import type { Sql } from './sql.ts';

/** What people ask for besides an order. */
export type LeadKind =
  | 'one_click'
  | 'preorder'
  | 'consultation'
  | 'back_in_stock'
  | 'price_watch'
  | 'trade_in'
  | 'feedback'
  | 'partner_request'
  | 'credit'
  | 'prime_credit'
  | 'cv';

export interface Lead {
  readonly number: string;
  readonly kind: LeadKind;
  /** What was sent, after it was checked. */
  readonly body: object;
  readonly attachment?: Uint8Array;
}

/** Keeps what somebody asked for, for people to answer. */
export const insertLead = (sql: Sql, { number, kind, body, attachment }: Lead, now: number): void => {
  sql.run(
    'INSERT INTO lead(number, kind, created_at, body, attachment) VALUES (?, ?, ?, ?, ?)',
    ...[number, kind, now, JSON.stringify(body), attachment ?? null],
  );
};
