import type { Locale } from '#core/kernel/locale/index.ts';
import { type Failure, ok, type Result } from '#core/kernel/shared/index.ts';
import type { CategoryOffers, OfferDesk } from './ports.ts';

/** What an address of special offers names. */
export type FoundOffers =
  | { readonly kind: 'category'; readonly offers: CategoryOffers }
  | { readonly kind: 'promotion'; readonly url: string };

interface Query {
  readonly locale: Locale;
  readonly url: string;
  /** Counted from 1. */
  readonly page: number;
}

/**
 * Use-case: the special offers that an address names: those of a category, else a promotion (rule OFFER-1). Errors:
 * `not_found` when it is neither, and those of the desk.
 */
export const createFindOffers =
  ({ offers }: { readonly offers: Pick<OfferDesk, 'inCategory' | 'promotion'> }) =>
  async ({ locale, url, page }: Query, signal?: AbortSignal): Promise<Result<FoundOffers, Failure>> => {
    const found = await offers.inCategory({ locale, category: url, page }, signal);
    if (found.ok) return ok({ kind: 'category', offers: found.value });
    if (found.error.code !== 'not_found') return found;
    const promotion = await offers.promotion({ locale, url }, signal);
    return promotion.ok ? ok({ kind: 'promotion', url: promotion.value.promotion.url }) : promotion;
  };
