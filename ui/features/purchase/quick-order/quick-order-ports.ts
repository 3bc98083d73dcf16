import { requiredContext } from '#ui/app/required-context.ts';
import type { QuickOrderDependencies } from './quick-order-store.ts';

/** What a quick order needs of the world beside the cart and who looks. */
export type QuickOrderPorts = Omit<QuickOrderDependencies, 'cart' | 'partnerLooks'>;

export const [QuickOrderPortsContext, useQuickOrderPorts] = requiredContext<QuickOrderPorts>('QuickOrderPorts');
