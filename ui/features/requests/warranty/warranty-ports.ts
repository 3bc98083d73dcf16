import type { makeCheckWarranty } from '#core/requests/warranty/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What asking for a warranty needs of the world. */
export type WarrantyPorts = Parameters<typeof makeCheckWarranty>[0];

export const [WarrantyPortsContext, useWarrantyPorts] = requiredContext<WarrantyPorts>('WarrantyPorts');
