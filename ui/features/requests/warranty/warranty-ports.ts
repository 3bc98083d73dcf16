import type { createWarrantyLookup } from '#core/requests/warranty/index.ts';
import { providedHook } from '#ui/app/provided.ts';

export type WarrantyPorts = Pick<Parameters<typeof createWarrantyLookup>[0], 'warranty' | 'clock'>;

export const useWarrantyPorts = providedHook<WarrantyPorts>('WarrantyPorts');
