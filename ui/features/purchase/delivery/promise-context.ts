import { requiredContext } from '#ui/app/required-context.ts';
import type { PromiseStore } from './promise-store.ts';

/** When an order of now would come. */
export const [DeliveryPromiseContext, useDeliveryPromise] = requiredContext<PromiseStore>('DeliveryPromise');
