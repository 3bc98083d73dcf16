import type { OnDemand } from '#ui/app/on-demand.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { CreditStore } from './credit-store.ts';

/** Buying on credit, whose code comes on the first need. */
export const useCreditOnDemand =
  providedHook<OnDemand<ConstructorParameters<typeof CreditStore>, CreditStore>>('Credit');
