import { requiredContext } from '#ui/app/required-context.ts';
import type { PromoCodeStore } from './promo-code-store.ts';

/** The promo code's store, which comes with its code on the first need; rejects when that cannot be loaded. */
export const [PromoCodeContext, usePromoCode] = requiredContext<() => Promise<PromoCodeStore>>('PromoCode');
