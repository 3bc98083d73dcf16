import type { OnDemand } from '#ui/app/on-demand.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { CreditStore } from './credit-store.ts';

/** Credit purchases; the code loads on first use. */
export const useCreditOnDemand =
  providedHook<OnDemand<ConstructorParameters<typeof CreditStore>, CreditStore>>('Credit');
