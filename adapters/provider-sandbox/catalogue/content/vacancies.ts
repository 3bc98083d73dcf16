import type { SeedVacancy } from '../content-model.ts';

export const vacancies: SeedVacancy[] = [];
