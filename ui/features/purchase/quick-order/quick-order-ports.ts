import { providedHook } from '#ui/app/provided.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

/** What a quick order needs of the world beside the cart and who looks. */
export type QuickOrderPorts = Omit<ConstructorParameters<typeof QuickOrderStore>[0], 'cart'>;

export const useQuickOrderPorts = providedHook<QuickOrderPorts>('QuickOrderPorts');
