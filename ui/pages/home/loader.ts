import { pageLoader } from '#ui/app/loading.ts';

/** Every block of the home page. */
export const loadHomePage = pageLoader(({ shop, locale, signal }) => shop.loadHome(locale, signal));
