import type { SeedArticle } from '../content-model.ts';

export const articles: SeedArticle[] = [];
