import { requiredContext } from '#ui/app/required-context.ts';
import type { PromiseStore } from './promise-store.ts';

/** The clock that days are promised by. */
export const [DeliveryPromiseContext, useDeliveryPromise] = requiredContext<PromiseStore>('DeliveryPromise');
