import { shopFronts } from '#adapters/provider-sandbox/catalogue/settings/shop-fronts.ts';
import { news, testimonials, videos } from './articles.ts';
import { mainBanners, menuBanners } from './banners.ts';
import { landings } from './landings.ts';
import { pages } from './pages.ts';
import { dayOffer, promoCodes, promotions } from './promotions.ts';
import { companies, tradeIn, vacancies, vitrinaAccounts, warranties } from './service.ts';
import { creditPartners, popularQueries, productSliders, shop } from './settings.ts';

/** What the shop tells, offers and employs beside the goods themselves. */
export const content = {
  ...{ news, videos, testimonials, promotions, dayOffer, landings },
  ...{ vacancies, companies, tradeIn, warranties, vitrinaAccounts },
};

/** Everything the shop's look and texts are made of. */
export const settings = {
  ...shop,
  ...{ mainBanners, menuBanners, shopFronts, productSliders, promoCodes, pages, creditPartners, popularQueries },
};
