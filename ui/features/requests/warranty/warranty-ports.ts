import type { createWarrantyLookup } from '#core/requests/warranty/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What asking for a warranty needs of the world. */
export type WarrantyPorts = Pick<Parameters<typeof createWarrantyLookup>[0], 'warranty' | 'clock'>;

export const [WarrantyPortsContext, useWarrantyPorts] = requiredContext<WarrantyPorts>('WarrantyPorts');
