import { requiredContext } from '#ui/app/required-context.ts';
import type { RegionStore } from './region-store.ts';

/** The place that orders are delivered to. */
export const [RegionContext, useRegion] = requiredContext<RegionStore>('Region');
