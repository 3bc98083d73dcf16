import type { createWarrantyLookup } from '#core/requests/warranty/index.ts';
import { providedHook } from '#ui/app/provided.ts';

/** What asking for a warranty needs of the world. */
export type WarrantyPorts = Pick<Parameters<typeof createWarrantyLookup>[0], 'warranty' | 'clock'>;

export const useWarrantyPorts = providedHook<WarrantyPorts>('WarrantyPorts');
