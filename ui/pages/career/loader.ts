import { activeFirst } from '#core/editorial/content/index.ts';
import type { Vacancy } from '#core/requests/careers/index.ts';
import { pageLoader, required } from '#ui/app/loading.ts';

export interface CareerData {
  /** Open vacancies first. */
  readonly vacancies: readonly Vacancy[];
}

export const load = pageLoader(async ({ shop, locale, signal }): Promise<CareerData> => {
  const vacancies = required(await shop.careers.vacancies({ locale }, signal));
  return { vacancies: activeFirst(vacancies) };
});
