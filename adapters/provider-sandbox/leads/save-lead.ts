import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { type ProductRow, productsBy } from '#adapters/provider-sandbox/db/products.ts';
import { validationError } from '#adapters/provider-sandbox/http/errors.ts';
import { runOnce } from '#adapters/provider-sandbox/http/idempotency.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, optionalPartner } from '#adapters/provider-sandbox/http/request.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { type CustomerForm, requireCustomer } from '#adapters/provider-sandbox/orders/customer.ts';
import { messages } from '#adapters/provider-sandbox/orders/messages.ts';
import { freshNumber } from '#adapters/provider-sandbox/orders/numbers.ts';

/** What shoppers ask for besides an order. */
type LeadKind =
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

/** Stores a form once for each idempotency key; returns its number. Call it after all checks. */
export const saveLead = (
  provider: Provider,
  request: Request,
  kind: LeadKind,
  form: object,
  attachment?: Uint8Array,
): string => {
  const { sql, now } = provider;
  const sent = { ...form, locale: localeOf(request), partner: optionalPartner(provider, request) ?? null };
  const body = attachment ? { sent, file: createHash('sha256').update(attachment).digest('hex') } : sent;
  return runOnce(provider, request, { scope: kind, body }, () => {
    const number = freshNumber(sql, 'lead');
    const stored = { number, kind, created_at: now(), body: JSON.stringify(sent), attachment: attachment ?? null };
    sql.insert('lead', stored);
    return number;
  });
};

/** Checks the customer of a form, and its product when one is given, and stores the form; returns its number. */
export const saveForm = (
  provider: Provider,
  request: Request,
  kind: LeadKind,
  form: CustomerForm,
  product?: string | number,
): string => {
  const locale = localeOf(request);
  const customer = requireCustomer(form, locale);
  if (product !== undefined) requireProduct(provider, product, locale);
  return saveLead(provider, request, kind, { ...form, ...customer });
};

/** The product of a form; rejects one that is no longer sold. */
export const requireProduct = ({ sql }: Provider, id: string | number, locale: Locale): ProductRow => {
  const [shown] = productsBy(sql, locale, 'product_id', [String(id)]);
  if (!shown) throw validationError(messages.gone[locale]);
  return shown.row;
};
