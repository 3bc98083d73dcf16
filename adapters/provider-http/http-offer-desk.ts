import {
  categoryOffers,
  dayOffer,
  promotion,
  promotions,
  specialOffers,
  toCategoryOffers,
  toDayOffer,
  toOfferGroups,
  toPromotion,
  toPromotionPage,
} from '#adapters/provider-http/calls/offers.ts';
import type { OfferDesk } from '#core/catalog/offers/index.ts';
import { PAGE_SIZE } from '#core/kernel/paging/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';

/** Promotions, discounts and the offer of the day over the provider's HTTP calls. */
export const createHttpOfferDesk = (access: ProviderAccess): OfferDesk => {
  const mapping = { pictures: access.transport.pictures };
  return {
    promotions: ({ locale }, signal) =>
      ask(
        access,
        promotions,
        {},
        { locale, signal },
        mapped((answer) => answer.map((one) => toPromotion(one, mapping))),
      ),
    promotion: ({ locale, url }, signal) =>
      ask(
        access,
        promotion,
        { params: { url } },
        { locale, signal },
        mapped((answer) => toPromotionPage(answer, { ...mapping, locale })),
      ),
    dayOffer: ({ locale }, signal) =>
      ask(
        access,
        dayOffer,
        {},
        { locale, signal },
        mapped((answer) => toDayOffer(answer, mapping)),
      ),
    groups: ({ locale }, signal) =>
      ask(
        access,
        specialOffers,
        {},
        { locale, signal },
        mapped((answer) => toOfferGroups(answer, mapping)),
      ),
    inCategory: ({ locale, category, page }, signal) =>
      ask(
        access,
        categoryOffers,
        { params: { categoryUrl: category }, query: { page, per_page: PAGE_SIZE } },
        { locale, signal },
        mapped((answer) => toCategoryOffers(answer, mapping)),
      ),
  };
};
