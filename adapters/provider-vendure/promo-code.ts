import * as v from 'valibot';
import { present } from '#adapters/provider-http/mapping.ts';
import { ok } from '#core/kernel/shared/index.ts';
import type { PromoCodeDesk } from '#core/purchase/promo-code/index.ts';
import { askEngine, defineOperation } from './ask-engine.ts';
import type { EngineAccess } from './engine-access.ts';
import { toLines } from './orders.ts';
import { money } from './product.ts';

export const promoCodeQuery = defineOperation(
  `query ShopPromoCode($code: String!, $lines: [ShopLineInput!]!) {
  shopPromoCode(code: $code, lines: $lines) { code discount reason minTotal }
}`,
  v.object({
    shopPromoCode: v.object({
      code: v.string(),
      discount: money,
      reason: v.nullish(v.picklist(['unknown', 'expired', 'too_small'])),
      minTotal: v.nullish(money),
    }),
  }),
);

/** Promotions of Vendure by their coupon code. */
export const createVendurePromoCodeDesk = (access: EngineAccess): Partial<PromoCodeDesk> => ({
  check: async ({ code, lines, locale }, signal) => {
    if (!(await access.hasPlugin())) return access.stock.checkCode(code, lines, { locale, signal });
    const variables = { code, lines: toLines(lines, access.shtoken !== undefined) };
    return askEngine(access, promoCodeQuery, variables, { locale, signal }, ({ shopPromoCode: said }) =>
      ok(
        said.reason
          ? { kind: 'refused', code: said.code, reason: said.reason, ...present({ least: said.minTotal }) }
          : { kind: 'holds', code: said.code, discount: said.discount },
      ),
    );
  },
});
