import { articles } from './content/articles.ts';
import { companies } from './content/companies.ts';
import { dayOffer } from './content/day-offer.ts';
import { landings } from './content/landings.ts';
import { promotions } from './content/promotions.ts';
import { testimonials } from './content/testimonials.ts';
import { tradeIn } from './content/trade-in.ts';
import { vacancies } from './content/vacancies.ts';
import { videos } from './content/videos.ts';
import { vitrinaAccounts } from './content/vitrina-accounts.ts';
import { warranties } from './content/warranties.ts';
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
