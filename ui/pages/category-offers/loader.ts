import { createFindOffers } from '#core/catalog/offers/index.ts';
import { localePath } from '#core/kernel/locale/index.ts';
import { type Loaded, pageLoader, permanentRedirect, required } from '#ui/app/loading.ts';
import { requestedPage } from '#ui/features/kernel/paging/page-request.ts';

/** A page of a category's special offers; a promotion's name redirects to the promotion (rule OFFER-1). */
export const load = pageLoader(async ({ shop, locale, url, params, signal }) => {
  const category = params.url ?? '';
  const page = requestedPage(url);
  const found = required(await createFindOffers(shop)({ locale, url: category, page }, signal));
  if (found.kind === 'promotion')
    throw permanentRedirect(localePath(`/promo/${encodeURIComponent(found.url)}`, locale));
  return { category, page, ...found.offers };
});

export type CategoryOffersData = Loaded<typeof load>;
