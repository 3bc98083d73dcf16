import { providedHook } from '#ui/app/provided.ts';
import type { RegionStore } from './region-store.ts';

/** The place that orders are delivered to. */
export const useRegion = providedHook<RegionStore>('Region');
