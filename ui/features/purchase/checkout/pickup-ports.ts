import type { DeliveryDirectory } from '#core/purchase/delivery/index.ts';
import { requiredContext } from '#ui/app/required-context.ts';

/** What telling the stock of shops needs of the world. */
export interface PickupPorts {
  readonly delivery: Pick<DeliveryDirectory, 'stock'>;
}

export const [PickupPortsContext, usePickupPorts] = requiredContext<PickupPorts>('PickupPorts');
