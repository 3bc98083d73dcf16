import type { OnDemand } from '#ui/app/on-demand.ts';
import { requiredContext } from '#ui/app/required-context.ts';
import type { LeadsStore } from './leads-store.ts';

/** What is asked for with a name and a phone, whose code comes on the first need. */
export const [LeadsContext, useLeadsOnDemand] =
  requiredContext<OnDemand<ConstructorParameters<typeof LeadsStore>, LeadsStore>>('Leads');
