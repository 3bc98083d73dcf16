import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { once } from '#adapters/provider-sandbox/db/answered.ts';
import { insertLead, type LeadKind } from '#adapters/provider-sandbox/db/leads.ts';
import { type ProductRow, productsBy } from '#adapters/provider-sandbox/db/products.ts';
import { refused } from '#adapters/provider-sandbox/http/errors.ts';
import { idempotencyKey, keyConflict } from '#adapters/provider-sandbox/http/idempotency.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, partnerBy } from '#adapters/provider-sandbox/http/request.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { freshNumber } from '#adapters/provider-sandbox/orders/numbers.ts';
import { refusals } from '#adapters/provider-sandbox/orders/words.ts';

export interface LeadPost {
  readonly kind: LeadKind;
  readonly body: object;
  readonly attachment?: Uint8Array;
}

/** Stores a form once for each idempotency key; returns its number. Call it after all checks. */
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

/** The product of a form; rejects one that is no longer sold. */
export const productFor = ({ sql }: Provider, id: string | number, locale: Locale): ProductRow => {
  const [shown] = productsBy(sql, locale, 'product_id', [String(id)]);
  if (!shown) throw refused(refusals.gone[locale]);
  return shown.row;
};
