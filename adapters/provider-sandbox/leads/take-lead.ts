import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Locale } from '#core/locale/index.ts';
import { once } from '../db/answered.ts';
import { insertLead, type LeadKind } from '../db/leads.ts';
import { type ProductRow, productsBy } from '../db/products.ts';
import { refused } from '../http/errors.ts';
import { idempotencyKey, keyConflict } from '../http/idempotency.ts';
import type { Provider } from '../http/provider.ts';
import { localeOf, partnerBy } from '../http/request.ts';
import { freshNumber } from '../orders/numbers.ts';
import { refusals } from '../orders/words.ts';

export interface LeadPost {
  readonly kind: LeadKind;
  readonly body: object;
  readonly attachment?: Uint8Array;
}

/** Keeps a lead once a key and gives its number. Checks that refuse it must have run before. */
export const takeLead = (provider: Provider, request: Request, { kind, body, attachment }: LeadPost): string => {
  const { sql, now } = provider;
  const sent = { ...body, locale: localeOf(request), partner: partnerBy(provider, request) ?? null };
  const fingerprint = attachment ? { sent, file: createHash('sha256').update(attachment).digest('hex') } : sent;
  const result = once(sql, { scope: kind, key: idempotencyKey(request), body: fingerprint, now: now() }, () => {
    const number = freshNumber(sql, 'lead');
    insertLead(sql, { number, kind, body: sent, ...(attachment ? { attachment } : {}) }, now());
    return number;
  });
  if (result.kind === 'conflict') throw keyConflict(request);
  return result.answer;
};

/** The product a form is about; a refusal in words when it is no longer sold. */
export const productFor = ({ sql }: Provider, id: string | number, locale: Locale): ProductRow => {
  const [shown] = productsBy(sql, locale, 'product_id', [String(id)]);
  if (!shown) throw refused(refusals.gone[locale]);
  return shown.row;
};
