import { articles } from '#adapters/provider-sandbox/catalogue/content/articles.ts';
import { companies } from '#adapters/provider-sandbox/catalogue/content/companies.ts';
import { dayOffer } from '#adapters/provider-sandbox/catalogue/content/day-offer.ts';
import { landings } from '#adapters/provider-sandbox/catalogue/content/landings.ts';
import { promotions } from '#adapters/provider-sandbox/catalogue/content/promotions.ts';
import { testimonials } from '#adapters/provider-sandbox/catalogue/content/testimonials.ts';
import { tradeIn } from '#adapters/provider-sandbox/catalogue/content/trade-in.ts';
import { vacancies } from '#adapters/provider-sandbox/catalogue/content/vacancies.ts';
import { videos } from '#adapters/provider-sandbox/catalogue/content/videos.ts';
import { vitrinaAccounts } from '#adapters/provider-sandbox/catalogue/content/vitrina-accounts.ts';
import { warranties } from '#adapters/provider-sandbox/catalogue/content/warranties.ts';
import type { SeedContent } from './content-model.ts';

/** What the shop tells, offers and employs beside the goods themselves. */
export const content: SeedContent = {
  news: articles,
  videos,
  testimonials,
  promotions,
  dayOffer,
  landings,
  vacancies,
  companies,
  tradeIn,
  warranties,
  vitrinaAccounts,
};
