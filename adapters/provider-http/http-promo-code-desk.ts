import { fromCodeQuestion, promoCode, toCodeAnswer } from '#adapters/provider-http/calls/promo-code.ts';
import type { PromoCodeDesk } from '#core/purchase/promo-code/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { tierFor } from './price-tier.ts';

/** Who knows which promo codes hold, over the provider's HTTP call. */
export const createHttpPromoCodeDesk = (access: ProviderAccess): PromoCodeDesk => ({
  check: (query, signal) => {
    const lines = query.lines.map((line) => ({ ...line, tier: tierFor(access, line.tier) }));
    const body = fromCodeQuestion({ ...query, lines });
    return ask(access, promoCode, { body }, { locale: query.locale, signal }, mapped(toCodeAnswer));
  },
});
