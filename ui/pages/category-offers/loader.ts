import { type CategoryOffers, createFindOffers } from '#core/catalog/offers/index.ts';
import { localePath } from '#core/kernel/locale/index.ts';
import { pageLoader, permanentRedirect, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

export interface CategoryOffersData extends CategoryOffers {
  readonly category: string;
  readonly page: number;
}

/** A page of a category's special offers; a promotion's name redirects to the promotion (rule OFFER-1). */
export const load = pageLoader(async ({ shop, locale, url, params, signal }): Promise<CategoryOffersData> => {
  const category = params.url ?? '';
  const page = requestedPage(url);
  const found = required(await createFindOffers(shop)({ locale, url: category, page }, signal));
  if (found.kind === 'promotion')
    throw permanentRedirect(localePath(`/promo/${encodeURIComponent(found.url)}`, locale));
  return { category, page, ...found.offers };
});
