import { providedHook } from '#ui/app/provided.ts';
import type { PromoCodeStore } from './promo-code-store.ts';

/** The promo code's store, which comes with its code on the first need; rejects when that cannot be loaded. */
export const usePromoCode = providedHook<() => Promise<PromoCodeStore>>('PromoCode');
