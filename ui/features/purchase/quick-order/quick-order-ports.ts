import { providedHook } from '#ui/app/provided.ts';
import type { QuickOrderDependencies } from './quick-order-store.ts';

/** What a quick order needs of the world beside the cart and who looks. */
export type QuickOrderPorts = Omit<QuickOrderDependencies, 'cart' | 'partnerLooks'>;

export const useQuickOrderPorts = providedHook<QuickOrderPorts>('QuickOrderPorts');
