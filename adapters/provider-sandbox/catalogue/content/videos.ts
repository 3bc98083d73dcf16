import type { SeedVideo } from '../content-model.ts';

export const videos: SeedVideo[] = [];
