import type { Sql } from './sql.ts';

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
  /** The validated form. */
  readonly body: object;
  readonly attachment?: Uint8Array;
}

/** Stores a request for the shop's staff. */
export const insertLead = (sql: Sql, { number, kind, body, attachment }: Lead, now: number): void => {
  sql.run(
    'INSERT INTO lead(number, kind, created_at, body, attachment) VALUES (?, ?, ?, ?, ?)',
    ...[number, kind, now, JSON.stringify(body), attachment ?? null],
  );
};
