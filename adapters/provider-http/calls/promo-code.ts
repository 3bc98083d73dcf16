import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import { amount, filled, ignoredIfInvalid, maybe } from '#adapters/provider-http/contract/wire.ts';
import { baniOf, present } from '#adapters/provider-http/mapping.ts';
import { allowedTier, wireTiers } from '#adapters/provider-http/price-tier.ts';
import type { CodeAnswer, PromoCodeDesk } from '#core/purchase/promo-code/index.ts';
import { orderedLines } from './ordered-lines.ts';

export const promoCode = defineCall({
  id: 'promoCode',
  method: 'POST',
  path: '/general/promo_code/',
  summary: 'What a promo code takes off these lines, or why it takes nothing',
  assumed: true,
  secured: 'optional',
  body: v.object({
    promo_code: v.pipe(filled, v.maxLength(40)),
    lines: orderedLines,
  }),
  answer: v.object({
    promo_code: filled,
    discount: v.pipe(amount, v.description('Taken off the goods; 0 when the code does not hold')),
    reason: v.pipe(
      maybe(v.picklist(['unknown', 'expired', 'too_small'])),
      v.description('Why the code does not hold; absent when it does'),
    ),
    min_total: v.pipe(
      ignoredIfInvalid('min_total', amount),
      v.description('What the goods have to come to for `too_small`'),
    ),
  }),
  example: {
    body: { promo_code: 'ZORI2026', lines: [{ productId: '100001', count: 1 }] },
    from: { '/body/lines/0/productId': 'popularProducts#/products/0/productId' },
  },
});

type Question = Parameters<PromoCodeDesk['check']>[0];

/** A code and the lines that it is checked for, in the provider's words. */
const fromCodeQuestion = ({ code, lines }: Omit<Question, 'locale'>): RequestOf<typeof promoCode>['body'] => ({
  promo_code: code,
  lines: lines.map(({ productId, count: pieces, tier }) => ({ productId, count: pieces, ...wireTiers[tier] })),
});

/** What the provider says of a code; amounts in bani. */
const toCodeAnswer = (wire: AnswerOf<typeof promoCode>): CodeAnswer => {
  const { promo_code: code, discount, reason, min_total: least } = wire;
  if (reason === undefined || reason === null) return { kind: 'holds', code, discount: baniOf(discount) };
  return { kind: 'refused', code, reason, ...present({ least: least == null ? undefined : baniOf(least) }) };
};

/** Promo codes over the provider's HTTP call. */
export const createHttpPromoCodeDesk = (access: ProviderAccess): PromoCodeDesk => ({
  check: readerOf(access)(
    promoCode,
    ({ code, lines }) => ({
      body: fromCodeQuestion({ code, lines: lines.map((line) => ({ ...line, tier: allowedTier(access, line.tier) })) }),
    }),
    toCodeAnswer,
  ),
});
