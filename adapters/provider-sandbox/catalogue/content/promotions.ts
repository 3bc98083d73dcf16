import type { SeedPromotion } from '../content-model.ts';

export const promotions: SeedPromotion[] = [];
