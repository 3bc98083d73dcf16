import { news, testimonials, videos } from '#adapters/provider-sandbox/content/articles.ts';
import { mainBanners, menuBanners } from '#adapters/provider-sandbox/content/banners.ts';
import { landings } from '#adapters/provider-sandbox/content/landings.ts';
import { pages } from '#adapters/provider-sandbox/content/pages.ts';
import { dayOffer, promoCodes, promotions } from '#adapters/provider-sandbox/content/promotions.ts';
import {
  companies,
  tradeIn,
  vacancies,
  vitrinaAccounts,
  warranties,
} from '#adapters/provider-sandbox/content/service.ts';
import { creditPartners, popularQueries, productSliders, shop } from '#adapters/provider-sandbox/content/settings.ts';

/** All content besides products. */
export const content = {
  ...{ news, videos, testimonials, promotions, dayOffer, landings },
  ...{ vacancies, companies, tradeIn, warranties, vitrinaAccounts },
};

/** All settings and texts of the shop. */
export const settings = {
  ...shop,
  ...{ mainBanners, menuBanners, productSliders, promoCodes, pages, creditPartners, popularQueries },
};
