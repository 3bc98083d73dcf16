import type { OnDemand } from '#ui/app/on-demand.ts';
import { requiredContext } from '#ui/app/required-context.ts';
import type { CreditStore } from './credit-store.ts';

/** Buying on credit, whose code comes on the first need. */
export const [CreditContext, useCreditOnDemand] =
  requiredContext<OnDemand<ConstructorParameters<typeof CreditStore>, CreditStore>>('Credit');
