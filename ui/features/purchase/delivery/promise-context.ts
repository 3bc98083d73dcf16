import { providedHook } from '#ui/app/provided.ts';
import type { PromiseStore } from './promise-store.ts';

/** The clock that days are promised by. */
export const useDeliveryPromise = providedHook<PromiseStore>('DeliveryPromise');
