import { valueOr } from '#core/kernel/shared/index.ts';
import type { Company } from '#core/requests/partnership/index.ts';
import { pageLoader } from '#ui/app/loading.ts';
import { contentOf, type LoadedContent } from '#ui/features/editorial/content/load-content.ts';

export interface PartnersData extends LoadedContent {
  readonly companies: readonly Company[];
}

export const load = pageLoader(async (request): Promise<PartnersData> => {
  const { shop, locale, signal } = request;
  const [content, companies] = await Promise.all([contentOf(request), shop.partnership.companies({ locale }, signal)]);
  return { ...content, companies: valueOr(companies, []) };
});
