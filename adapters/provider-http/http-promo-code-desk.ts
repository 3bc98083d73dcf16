import { fromCodeQuestion, promoCode, toCodeAnswer } from '#adapters/provider-http/calls/promo-code.ts';
import type { PromoCodeDesk } from '#core/purchase/promo-code/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** Who knows which promo codes hold, over the provider's HTTP call. */
export const createHttpPromoCodeDesk = (access: ProviderAccess): PromoCodeDesk => ({
  check: (query, signal) =>
    ask(access, promoCode, { body: fromCodeQuestion(query) }, { locale: query.locale, signal }, mapped(toCodeAnswer)),
});
