import { activeFirst } from '#core/editorial/content/index.ts';
import { type Loaded, pageLoader, required } from '#ui/app/loading.ts';

export const load = pageLoader(async ({ shop, locale, signal }) => {
  const vacancies = required(await shop.careers.vacancies({ locale }, signal));
  return { vacancies: activeFirst(vacancies) };
});

export type CareerData = Loaded<typeof load>;
