import { valueOr } from '#core/kernel/shared/index.ts';
import { type Loaded, pageLoader } from '#ui/app/loading.ts';
import { contentOf } from '#ui/features/editorial/content/load-content.ts';

export const load = pageLoader(async (request) => {
  const { shop, locale, signal } = request;
  const [content, companies] = await Promise.all([contentOf(request), shop.partnership.companies({ locale }, signal)]);
  return { ...content, companies: valueOr(companies, []) };
});

export type PartnersData = Loaded<typeof load>;
