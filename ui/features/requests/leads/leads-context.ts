import type { OnDemand } from '#ui/app/on-demand.ts';
import { providedHook } from '#ui/app/provided.ts';
import type { LeadsStore } from './leads-store.ts';

/** What is asked for with a name and a phone, whose code comes on the first need. */
export const useLeadsOnDemand = providedHook<OnDemand<ConstructorParameters<typeof LeadsStore>, LeadsStore>>('Leads');
