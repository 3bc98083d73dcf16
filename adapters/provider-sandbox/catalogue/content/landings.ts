import type { SeedLanding } from '../content-model.ts';

export const landings: SeedLanding[] = [];
